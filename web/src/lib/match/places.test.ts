import { expect, test } from 'vitest';
import { bestOf, places, ranking } from './places';

test('where fewest points win, the lowest total comes first', () => {
  expect(places([20, 12, 38], [1], 'fewest')).toEqual([2, 1, 3]);
  expect(ranking([20, 12, 38], [1], 'fewest')).toEqual([1, 0, 2]);
  expect(bestOf([20, 12, 38], 'fewest')).toBe(12);
});

test('where most points win, the highest does', () => {
  expect(places([150, 210, 0], [1], 'most')).toEqual([2, 1, 3]);
  expect(bestOf([150, 210, 0], 'most')).toBe(210);
});

test('those who are equal share a place, and the next one is left out', () => {
  expect(places([30, 5, 30, 44], [1], 'fewest')).toEqual([2, 1, 2, 4]);
  expect(places([5, 5, 30], [0, 1], 'fewest')).toEqual([1, 1, 3]);
});

test('whoever loses a tie comes second', () => {
  expect(places([5, 5, 30], [0], 'fewest')).toEqual([1, 2, 3]);
});
