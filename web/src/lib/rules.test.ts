import { describe, expect, it } from 'vitest';
import { optionId, ORDER, pieces } from './rules';

describe('a clause in pieces', () => {
  it('has the names of house rules apart', () => {
    expect(pieces('House rule: `free_draw`.')).toEqual([
      { words: 'House rule: ', isOption: false },
      { words: 'free_draw', isOption: true },
      { words: '.', isOption: false },
    ]);
  });

  it('is one piece without any', () => {
    expect(pieces('An aim.')).toEqual([{ words: 'An aim.', isOption: false }]);
  });
});

it('house rules have texts named after them', () => {
  expect(optionId('maumau', 'free_draw')).toBe('option-maumau-free-draw');
  expect(ORDER.games.maumau.options.map((option) => option.name)).toContain('free_draw');
});
