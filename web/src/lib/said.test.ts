import { expect, test } from 'vitest';
import type { MauMauView, Moved } from './protocol';
import { gains, sentences } from './said';

const VIEW: MauMauView = {
  seat: 0, dealer: 2, turn: 0, phase: 'play', hand: ['R5', 'R1'], hand_sizes: [2, 5, 5], top: 'R3', colour: 'R', direction: 1, debt: 0,
  draw_size: 80, discard_size: 5, reshuffles: 0, drawn: null, said: false, window: null, legal: [], winner: null, scores: null, hands: null,
};
const moved = (seat: number, move: string, change: Partial<MauMauView>): Moved =>
  ({ type: 'moved', number: 9, seat, move, view: { ...VIEW, ...change } });

test('a card that is laid is told, and whose turn it is', () => {
  const told = sentences(moved(2, 'R9', { hand_sizes: [2, 5, 4] }), { ...VIEW, turn: 2 }, 0);
  expect(told).toEqual([{ id: 'play-said-lays', seat: 2, cards: ['R9'] }, { id: 'play-said-your-turn', seat: 0 }]);
});

test('cards that were drawn are counted', () => {
  const told = sentences(moved(1, 'draw', { hand_sizes: [2, 9, 5], turn: 2 }), { ...VIEW, turn: 1 }, 0);
  expect(told).toEqual([{ id: 'play-said-draws', seat: 1, count: 4 }]);
});

test('a penalty is told with its cards', () => {
  expect(gains(moved(0, 'R5', { hand_sizes: [2, 5, 5] }), VIEW)).toEqual([1, 0, 0]);
  expect(sentences(moved(1, 'catch:0', { hand_sizes: [3, 5, 5] }), VIEW, 2)).toEqual([
    { id: 'play-said-catches', seat: 1, other: 0 },
    { id: 'play-said-takes', seat: 0, count: 1 },
  ]);
});

test('cards owed are told to the one who owes them', () => {
  const told = sentences(moved(2, 'R+2', { hand_sizes: [2, 5, 4], debt: 2 }), { ...VIEW, turn: 2 }, 0);
  expect(told.at(-1)).toEqual({ id: 'play-said-debt', seat: 0, count: 2 });
});

test.each([
  ['W:G', { id: 'play-said-change', colour: 'G' }],
  ['R3+G4>B7', { id: 'play-said-covers-two', cards: ['R3', 'G4'], target: 'B7' }],
  ['D>D', { id: 'play-said-covers', cards: ['D'], target: 'D' }],
  ['add:R3', { id: 'play-said-adds', cards: ['R3'] }],
  ['end', { id: 'play-said-ends' }],
  ['mau', { id: 'play-said-mau' }],
  ['dos', { id: 'play-said-dos' }],
])('%s has a sentence', (move, expected) => {
  expect(sentences(moved(1, move, {}), null, null)[0]).toMatchObject(expected);
});

test('the end of a round is told instead of a turn', () => {
  expect(sentences(moved(1, 'R5', { winner: 1 }), { ...VIEW, turn: 1 }, 0).at(-1)).toEqual({ id: 'play-said-out', seat: 1 });
});

test('a change of direction is told', () => {
  expect(sentences(moved(1, 'R<>', { direction: -1 }), VIEW, null)).toContainEqual({ id: 'play-said-direction', seat: 1 });
});
