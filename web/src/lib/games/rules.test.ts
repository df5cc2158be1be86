import { describe, expect, it } from 'vitest';
import { optionId, pieces, rulesOf } from './rules';

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
  expect(rulesOf('maumau').options.map((option) => option.name)).toContain('free_draw');
});

it('every printed sheet has words of its own for what it says', () => {
  const [finnish, swedish, danish] = rulesOf('maumau').sheets;
  expect([finnish?.sheet, swedish?.sheet, danish?.sheet]).toEqual(['fi', 'sv', 'da']);
  expect(swedish?.texts['AM-06']).toBe('sheet-AM-06-free-draw-on');
  expect(danish?.texts['M-37']).toBe('sheet-M-37-mau-timing-one-left');
  expect(finnish?.texts['M-24']).toBeUndefined();
});
