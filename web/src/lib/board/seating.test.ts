import { describe, expect, it } from 'vitest';
import { seating } from './seating';

describe('who sits where', () => {
  it('puts one or two people across the table', () => {
    expect(seating(1).places).toEqual([{ column: 2, row: 1 }]);
    expect(seating(2).places.map(({ row }) => row)).toEqual([1, 1]);
  });

  it('goes clockwise: up on my left, along the upper edge, down on my right', () => {
    expect(seating(9)).toEqual({
      tops: 5,
      sides: 2,
      places: [
        { column: 1, row: 3 },
        { column: 1, row: 2 },
        ...[2, 3, 4, 5, 6].map((column) => ({ column, row: 1 })),
        { column: 7, row: 2 },
        { column: 7, row: 3 },
      ],
    });
  });

  it('gives everybody a place of their own', () => {
    for (let others = 1; others <= 10; others += 1) {
      const { places, tops, sides } = seating(others);
      expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(others);
      expect(tops + 2 * sides).toBe(others);
    }
  });
});
