import { describe, expect, test } from 'vitest';
import type { GameInfo } from './api';
import { changed, presetOf, sentenceId } from './houserules';

const game: GameInfo = {
  name: 'maumau',
  least_seats: 2,
  most_seats: 6,
  options: [
    { name: 'drawn_card', default: 'keep', values: ['keep', 'may_play'], low: null, high: null },
    { name: 'free_draw', default: false, values: [false, true], low: null, high: null },
    { name: 'rounds', default: 3, values: null, low: 1, high: 20 },
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
    [{ rounds: 2 }, null],
  ])('%j is the set %s', (rules, preset) => {
    expect(presetOf(game, rules)).toBe(preset);
  });

  test('every value has its sentence', () => {
    const [drawn, free, rounds] = game.options;
    expect(sentenceId('maumau', drawn!, 'may_play')).toBe('option-maumau-drawn-card-may-play');
    expect(sentenceId('maumau', free!, true)).toBe('option-maumau-free-draw-on');
    expect(sentenceId('maumau', rounds!, 4)).toBe('option-maumau-rounds-help');
  });
});
