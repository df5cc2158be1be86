import { describe, expect, test } from 'vitest';
import { parseCard, sorted } from './cards';
import { parseMove } from './notation';

describe('cards', () => {
  test.each([
    ['R5', 'R', 'number', 5],
    ['B10', 'B', 'number', 10],
    ['G<>', 'G', 'reverse', null],
    ['Y+4', 'Y', 'take-four', null],
    ['RX', 'R', 'stop', null],
    ['B#', 'B', 'hash', null],
    ['W', null, 'colour-change', null],
    ['D', null, 'wild', null],
  ])('%s is read', (name, colour, kind, number) => {
    expect(parseCard(name)).toEqual({ name, colour, kind, number });
  });

  test('a hand is sorted by colour, and cards without a colour come last', () => {
    expect(sorted(['W', 'Y1', 'R+2', 'B9', 'R3', 'R1'])).toEqual(['R1', 'R3', 'R+2', 'B9', 'Y1', 'W']);
  });
});

describe('moves', () => {
  test.each([
    ['R+2', { kind: 'lay', cards: ['R+2'] }],
    ['G<>', { kind: 'lay', cards: ['G<>'] }],
    ['W:G', { kind: 'lay', cards: ['W'], colour: 'G' }],
    ['R7>B7', { kind: 'cover', cards: ['R7'], target: 'B7' }],
    ['R3+G4>B7', { kind: 'cover', cards: ['R3', 'G4'], target: 'B7' }],
    ['R#+D>D', { kind: 'cover', cards: ['R#', 'D'], target: 'D' }],
    ['add:R10', { kind: 'add', cards: ['R10'] }],
    ['draw', { kind: 'draw' }],
    ['mau', { kind: 'call' }],
    ['catch:2', { kind: 'catch', seat: 2 }],
  ])('%s is read', (move, expected) => {
    expect(parseMove(move)).toMatchObject(expected);
  });
});
