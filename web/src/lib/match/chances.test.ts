import { describe, expect, test } from 'vitest';
import type { JudgedMove, ReviewedMatch } from '../protocol';
import { chanceAt, chanceCurve, lossesOf, nextMark, roundedParts } from './chances';

const decision = (number: number, seat: number, before: number, after: number, marked = false): JudgedMove => ({
  number,
  seat,
  move: 'draw',
  best: 'R5',
  forced: false,
  before,
  after,
  loss: { mean: before - after, low: 0, high: 1 },
  points: 0,
  marked,
  cause: null,
});
const decisions = [decision(1, 0, 0.5, 0.4, true), decision(2, 1, 0.6, 0.6), decision(4, 0, 0.7, 0.2, true), decision(5, 1, 1, 1)];
const round = { number: 1, decisions, luck: [] };

describe('chances', () => {
  test('a curve goes through both ends of each own decision to the result', () => {
    expect(chanceCurve(round, 0, 5, 0)).toEqual([
      { at: 0, chance: 0.5 },
      { at: 1, chance: 0.4 },
      { at: 3, chance: 0.7 },
      { at: 4, chance: 0.2 },
      { at: 5, chance: 0 },
    ]);
  });

  test('where the last decision ends the round, the result stands there once', () => {
    expect(chanceCurve(round, 1, 5, 1)).toEqual([
      { at: 1, chance: 0.6 },
      { at: 2, chance: 0.6 },
      { at: 4, chance: 1 },
      { at: 5, chance: 1 },
    ]);
  });

  test('a seat that never decided has its result', () => {
    expect(chanceCurve(round, 2, 5, 0)).toEqual([{ at: 5, chance: 0 }]);
  });

  test('at a moment the chance is the last that was known', () => {
    const curve = chanceCurve(round, 0, 5, 0);
    expect([0, 1, 2, 3, 4, 5].map((at) => chanceAt(curve, at))).toEqual([0.5, 0.4, 0.4, 0.7, 0.2, 0]);
    expect(chanceAt(chanceCurve(round, 1, 5, 1), 0)).toBe(0.6);
    expect(chanceAt([], 3)).toBe(0);
  });

  test('the largest loss comes first', () => {
    const review: ReviewedMatch = { id: '', game: 'dos', depth: 1, luck: [], rounds: [round, { ...round, number: 2, decisions: [] }] };
    expect(lossesOf(review).map(({ round: number, number: move }) => [number, move])).toEqual([
      [1, 4],
      [1, 1],
    ]);
  });

  test('marks follow each other', () => {
    expect([nextMark(decisions, 0, 1), nextMark(decisions, 3, 1), nextMark(decisions, 3, -1), nextMark(decisions, 0, -1)]).toEqual([
      3,
      null,
      0,
      null,
    ]);
  });

  test('rounded parts add up to the rounded sum', () => {
    const { parts, sum } = roundedParts({ share: 1 / 3, deal: 1 / 3, drawn: 1 / 3, others: -0.25, own: 0.25 }, 100);
    expect(sum).toBe(100);
    expect(Math.round(10 * parts.reduce((total, part) => total + part, 0))).toBe(1000);
    expect(parts).toEqual([33.4, 33.3, 33.3, -25, 25]);
    expect(roundedParts({ share: 0.2, deal: -0.2001, drawn: 0, others: 0, own: 0 }, 100).sum).toBe(0); // and not -0
  });
});
