import { expect, test } from 'vitest';
import { growth, lead } from './totals';

test('totals grow round by round', () => {
  expect(
    growth(
      [
        [0, 12],
        [5, 0],
      ],
      2,
    ),
  ).toEqual([
    [0, 0],
    [0, 12],
    [5, 12],
  ]);
  expect(growth([], 3)).toEqual([[0, 0, 0]]);
});

test('the lead is the distance to whoever is nearest, whichever way points count', () => {
  expect(lead([20, 12, 38], [1])).toBe(8);
  expect(lead([150, 30, 90], [0])).toBe(60);
  expect(lead([12, 12, 38], [0, 1])).toBe(26);
});

test('if all are equal, nobody is ahead', () => {
  expect(lead([7, 7], [0, 1])).toBe(0);
  expect(lead([0, 0], [])).toBe(0);
});
