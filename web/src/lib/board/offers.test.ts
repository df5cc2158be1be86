import { describe, expect, test } from 'vitest';
import { arranged, cardOfKey, spread } from './hand';
import { callable, catchable, completions, finished, openCards, openTargets } from './offers';

const LEGAL = ['R3+G4>B7', 'G4+R3>B7', 'R7>B7', 'R3>Y3', 'G4+G4>Y8', 'draw', 'dos', 'catch:2'];

describe('what DOS offers', () => {
  test('a hand card leaves the covers that it is part of', () => {
    expect(completions(LEGAL, { cards: ['R3'], target: null })).toEqual(['R3+G4>B7', 'G4+R3>B7', 'R3>Y3']);
  });

  test('a centre card leaves the hand cards that go on it', () => {
    expect([...openCards(LEGAL, { cards: [], target: 'B7' })].sort()).toEqual(['G4', 'R3', 'R7']);
  });

  test('the second card is offered after the first', () => {
    expect([...openCards(LEGAL, { cards: ['R3'], target: 'B7' })]).toEqual(['G4']);
  });

  test('two equal cards need two of them in the hand', () => {
    expect([...openCards(LEGAL, { cards: ['G4'], target: 'Y8' })]).toEqual(['G4']);
    expect([...openCards(LEGAL, { cards: ['G4', 'G4'], target: 'Y8' })]).toEqual([]);
  });

  test('the targets of a card are those of its covers', () => {
    expect([...openTargets(LEGAL, ['R3'])].sort()).toEqual(['B7', 'Y3']);
  });

  test('a finished choice is sent in the spelling of the list, once', () => {
    expect(finished(LEGAL, { cards: ['G4', 'R3'], target: 'B7' })).toEqual(['R3+G4>B7']);
    expect(finished(LEGAL, { cards: ['R3'], target: 'B7' })).toEqual([]);
  });

  test('a card can be put into the row as long as no centre card is chosen', () => {
    expect(finished(['add:R3', 'end'], { cards: ['R3'], target: null })).toEqual(['add:R3']);
    expect(finished(['add:R3', 'end'], { cards: ['R3'], target: 'B7' })).toEqual([]);
  });
});

test('words and catches are found', () => {
  expect(callable(LEGAL)).toBe('dos');
  expect(callable(['draw'])).toBeNull();
  expect(catchable(LEGAL)).toEqual([2]);
});

describe('the hand', () => {
  test('equal cards have keys of their own', () => {
    const hand = arranged(['Y1', 'R5', 'R5'], true);
    expect(hand.map((each) => each.key)).toEqual(['R5.0', 'R5.1', 'Y1.0']);
    expect(hand.map((each) => cardOfKey(each.key))).toEqual(['R5', 'R5', 'Y1']);
  });

  test('a card that stays in the hand stays the same object', () => {
    const before = arranged(['Y1', 'R5', 'B2'], true);
    const after = arranged(['R5', 'Y1'], true);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(before[2]);
  });

  test('as dealt means as dealt', () => {
    expect(arranged(['Y1', 'R5'], false).map((each) => each.card)).toEqual(['Y1', 'R5']);
  });

  test.each([5, 12, 25, 40, 108])('%i cards have 44 px each on a small phone, and stay in its width', (count) => {
    const { perRow, step, rows } = spread(count, 336, 60, 44, 6);
    expect(perRow * rows).toBeGreaterThanOrEqual(count);
    expect(step).toBeGreaterThanOrEqual(44);
    expect((perRow - 1) * step + 60).toBeLessThanOrEqual(336);
  });

  test('one card, and no card', () => {
    expect(spread(1, 336, 60, 44, 6)).toEqual({ perRow: 1, step: 0, rows: 1 });
    expect(spread(0, 336, 60, 44, 6).rows).toBe(1);
  });
});
