import { expect, test } from 'vitest';
import { arranged, colourGroup } from './hand';

const HAND = arranged(['R1', 'R5', 'G2', 'Y3', 'Y9', 'W'], true);

test('the next colour of a hand begins where another one ends, round and round', () => {
  expect([0, 1, 2, 3, 4, 5].map((at) => colourGroup(HAND, at, 1))).toEqual([2, 2, 3, 5, 5, 0]);
});

test('the colour before begins where that one does', () => {
  expect([0, 1, 2, 3, 4, 5].map((at) => colourGroup(HAND, at, -1))).toEqual([5, 5, 0, 2, 2, 3]);
});

test('a hand of one colour has nowhere else to go', () => {
  expect(colourGroup(arranged(['R1', 'R5'], true), 1, 1)).toBe(0);
});
