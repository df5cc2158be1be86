import type { GameInfo } from '../protocol';
import { describe, expect, test } from 'vitest';
import { changed, offeredNumbers, presetNames, presetOf, sentenceId, taken, type Rules } from './houseRules';

const game: GameInfo = {
  name: 'maumau',
  least_seats: 2,
  most_seats: 6,
  options: [
    { name: 'drawn_card', default: 'keep', values: ['keep', 'may_play'], low: null, high: null, ready: [] },
    { name: 'free_draw', default: false, values: [false, true], low: null, high: null, ready: [] },
    { name: 'rounds', default: 3, values: null, low: 1, high: 20, ready: [1, 3, 5, 7] },
  ],
  presets: { strict: {}, quick: { rounds: 1 }, mild: { free_draw: true, drawn_card: 'may_play' } },
};

describe('house rules', () => {
  test('only what differs from the strict rules is sent', () => {
    expect(changed(game, { drawn_card: 'keep', free_draw: true, rounds: 3 })).toEqual({ free_draw: true });
  });

  test('what the game does not know or allow is left out', () => {
    expect(changed(game, { jokers: 2, drawn_card: 'burn', rounds: 99, free_draw: true })).toEqual({ free_draw: true });
  });

  test.each([
    [{}, 'strict'],
    [{ rounds: 3 }, 'strict'],
    [{ rounds: 1 }, 'quick'],
    [{ drawn_card: 'may_play', free_draw: true }, 'mild'],
    [{ rounds: 2 }, 'strict'],
    [{ drawn_card: 'may_play', free_draw: true, rounds: 5 }, 'mild'],
    [{ free_draw: true }, null],
  ])('%j is the set %s', (rules, preset) => {
    expect(presetOf(game, rules)).toBe(preset);
  });

  test('ready numbers are offered, and the one that is chosen', () => {
    const rounds = game.options[2]!;
    expect(offeredNumbers(rounds, {})).toEqual([1, 3, 5, 7]);
    expect(offeredNumbers(rounds, { rounds: 4 })).toEqual([1, 3, 4, 5, 7]);
  });

  test.each([
    [{ rounds: 5 }, 'mild', { free_draw: true, drawn_card: 'may_play', rounds: 5 }],
    [{ rounds: 1 }, 'mild', { free_draw: true, drawn_card: 'may_play' }],
    [{ rounds: 5 }, 'quick', { rounds: 1 }],
    [{ free_draw: true }, 'strict', {}],
  ])('%j and then the set %s is %j', (rules, preset, together) => {
    expect(taken(game, rules as Rules, preset)).toEqual(together);
  });

  test('the sheet in the language of the reader comes first', () => {
    const sheets = { ...game, presets: { strict: {}, 'sheet-fi': { rounds: 5 }, 'sheet-sv': { free_draw: true } } };
    expect(presetNames(sheets, 'sv')).toEqual(['sheet-sv', 'strict', 'sheet-fi']);
    expect(presetNames(sheets, 'en')).toEqual(['strict', 'sheet-fi', 'sheet-sv']);
  });

  test('every value has its sentence', () => {
    const [drawn, free, rounds] = game.options;
    expect(sentenceId('maumau', drawn!, 'may_play')).toBe('option-maumau-drawn-card-may-play');
    expect(sentenceId('maumau', free!, true)).toBe('option-maumau-free-draw-on');
    expect(sentenceId('maumau', rounds!, 4)).toBe('option-maumau-rounds-help');
  });
});
