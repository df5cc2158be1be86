import { beforeAll, describe, expect, test, vi } from 'vitest';
import { DOS_VIEW, MAUMAU_VIEW, SNAPSHOT } from '../../testing/examples';
import type { ToldMove } from '../board/roundHistory';
import { LANGUAGES, needTexts, useLanguage } from '../texts/texts.svelte';
import { answerTo, ofCard, ofHand, ofNews, ofTurn, type AskedTable } from './answers';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await useLanguage('en');
  await needTexts('speech', 'menu', 'sheet');
});

const made = (number: number, seat: number, move: string, told: ToldMove['told']): ToldMove => ({ number, seat, move, by: 'owner', told });
const VIEW = { ...MAUMAU_VIEW, hand: ['R5', 'RX', 'G7', 'W'], hand_sizes: [4, 3, 12, 1], top: 'R1', draw_size: 51 };
const TABLE: AskedTable = {
  snapshot: SNAPSHOT,
  view: VIEW,
  hand: VIEW.hand,
  legal: ['R5', 'RX', 'W:R', 'W:G', 'draw'],
  seat: 0,
  names: ['Ada', 'Bo', 'Cai', 'Dan'],
  history: [],
  isMyTurn: true,
  clockUntil: null,
  turnBegan: 0,
};

describe('answers', () => {
  test('the hand as it is sorted; asked again, by colour', () => {
    expect(ofHand('maumau', VIEW.hand, false)).toBe('4 cards: red 5, red Stop, green 7, Colour change.');
    expect(ofHand('maumau', VIEW.hand, true)).toBe('red: 5, Stop; green: 7; any colour: Colour change.');
    expect(ofHand('dos', ['R#', 'D', 'R3'], true)).toBe('red: 3, #; any colour: DOS wild.');
    expect(ofHand('dos', [], false)).toBe('You have no cards.');
    expect(ofHand('dos', null, false)).toBe('You’re watching.');
  });

  test('the middle, and what is in force', () => {
    const middle = (change: Partial<typeof VIEW>): string => answerTo('middle', { ...TABLE, view: { ...VIEW, ...change } }, false, null);
    expect(middle({})).toBe('On top: red 1; clockwise; 51 cards in the pile.');
    expect(middle({ top: 'W', colour: 'G', direction: -1, debt: 4 })).toBe(
      'On top: Colour change; colour: green; anticlockwise; 4 cards to take; 51 cards in the pile.',
    );
    const view = {
      ...DOS_VIEW,
      row: [
        { card: 'R7', covered_by: ['R3', 'R4'] },
        { card: 'B9', covered_by: [] },
      ],
      bonuses: 1,
    };
    const snapshot = { ...SNAPSHOT, settings: { ...SNAPSHOT.settings, game: 'dos' as const } };
    expect(answerTo('middle', { ...TABLE, snapshot, view }, false, null)).toBe(
      'Centre row: red 7, covered by red 3 + red 4, blue 9; Bonus: 1 card for the row; 90 cards in the pile.',
    );
  });

  test('how many cards each holds, clockwise, me last', () => {
    expect(answerTo('counts', TABLE, false, null)).toBe('Bo 3, Cai 12, Dan 1, You 4.');
    expect(answerTo('counts', { ...TABLE, seat: null }, false, null)).toBe('Ada 4, Bo 3, Cai 12, Dan 1.');
  });

  test('whose turn it is, and how long', () => {
    expect(ofTurn(TABLE, 9000)).toBe('Your turn; 9\u00a0s so far; next: Bo.');
    expect(ofTurn({ ...TABLE, isMyTurn: false, view: { ...VIEW, turn: 3 }, clockUntil: 12_000 }, 2000)).toBe(
      'Dan’s turn; 10\u00a0s left; next: You.',
    );
    expect(ofTurn({ ...TABLE, snapshot: { ...SNAPSHOT, paused: 'Bo' } }, 0)).toBe('Bo has paused the match.');
  });

  test('what has happened since my last turn: briefly and the newest, or everything in full', () => {
    const history = [
      made(1, 1, 'R2', [{ id: 'play-said-lays', seat: 1, cards: ['R2'] }]),
      made(2, 0, 'R5', [{ id: 'play-said-lays', seat: 0, cards: ['R5'] }]),
      made(3, 1, 'draw', [{ id: 'play-said-draws', seat: 1, count: 2 }]),
      made(4, 2, 'RX', [
        { id: 'play-said-lays', seat: 2, cards: ['RX'] },
        { id: 'play-said-skipped', seat: 0 },
      ]),
    ];
    expect(ofNews({ ...TABLE, history }, false)).toBe('Bo: 2 more. Cai: red Stop. You: skipped.');
    expect(ofNews({ ...TABLE, history }, true)).toBe('Bo draws 2 cards. Cai plays a red Stop. You miss a turn.');
    expect(ofNews({ ...TABLE, history: history.slice(0, 2) }, false)).toBe('Nothing has happened since your last turn.');
    const many = Array.from({ length: 30 }, (_, index) => ({ ...history[2]!, number: 10 + index }));
    expect(ofNews({ ...TABLE, history: many }, false).length).toBeLessThanOrEqual(120);
    expect(ofNews({ ...TABLE, history: many }, true).length).toBeGreaterThan(120);
  });

  test('the score', () => {
    expect(answerTo('score', TABLE, false, null)).toBe('No round is finished yet. Lowest score wins.');
    const result = { dealer: 0, winner: 0, scores: [0, 9], commitment: '', seed: '', shares: [] };
    const snapshot = { ...SNAPSHOT, results: [result], totals: [0, 9, 31, 4] };
    expect(answerTo('score', { ...TABLE, snapshot }, false, null)).toBe('You 0, Bo 9, Cai 31, Dan 4. Lowest score wins.');
  });

  test('what a card would do: by the moves that the server lists, and the words of the rules', () => {
    expect(ofCard('maumau', 'RX', TABLE.legal)).toBe('red Stop, can be played. The next player is skipped.');
    expect(ofCard('maumau', 'G7', TABLE.legal)).toBe('green 7, can’t be played now. Fits on its colour and on its number.');
    expect(ofCard('maumau', 'W', TABLE.legal)).toMatch(/^Colour change, can be played\. Goes on anything\./);
    expect(ofCard('dos', 'R3', DOS_VIEW.legal)).toBe('red 3, can be played: Cover red 7 with red 3 + red 4.');
    expect(answerTo('card', { ...TABLE, hand: [] }, false, null)).toBe('You have no cards.');
  });

  test.each(LANGUAGES)('are sentences of at most 120 characters in %s', async (language) => {
    await useLanguage(language);
    const view = { ...VIEW, top: 'W', colour: 'Y', debt: 14, direction: -1 };
    const snapshot = {
      ...SNAPSHOT,
      results: [{ dealer: 0, winner: 0, scores: [], commitment: '', seed: '', shares: [] }],
      totals: [10, 120, 43, 7],
    };
    const table: AskedTable = { ...TABLE, snapshot, view, names: ['Ada', 'Bernadette', 'Konstantin', 'Wilhelmina'], turnBegan: -50_000 };
    for (const question of ['hand', 'middle', 'counts', 'turn', 'news', 'score', 'card'] as const)
      for (const isAgain of [false, true]) {
        const answer = answerTo(question, table, isAgain, 'W');
        expect(answer, answer).toMatch(/^.{10,120}[.!]$/);
      }
    await useLanguage('en');
  });
});
