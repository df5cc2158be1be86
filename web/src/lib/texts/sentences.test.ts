import { expect, test } from 'vitest';
import type { DosView, MauMauView, Moved } from '../protocol';
import { DOS_VIEW, MAUMAU_VIEW } from '../../testing/examples';
import { gains, sentences } from './sentences';

const VIEW: MauMauView = { ...MAUMAU_VIEW, dealer: 2, hand: ['R5', 'R1'], hand_sizes: [2, 5, 5], top: 'R3', legal: [] };
const moved = (seat: number, move: string, change: Partial<MauMauView>): Moved => ({
  type: 'moved',
  number: 9,
  seat,
  move,
  view: { ...VIEW, ...change },
});

test('a card that is laid is told, and whose turn it is', () => {
  const told = sentences('maumau', moved(2, 'R9', { hand_sizes: [2, 5, 4] }), { ...VIEW, turn: 2 }, 0);
  expect(told).toEqual([
    { id: 'play-said-lays', seat: 2, cards: ['R9'] },
    { id: 'play-said-your-turn', seat: 0 },
  ]);
});

test('cards that were drawn are counted', () => {
  const told = sentences('maumau', moved(1, 'draw', { hand_sizes: [2, 9, 5], turn: 2 }), { ...VIEW, turn: 1, debt: 4 }, 0);
  expect(told).toEqual([{ id: 'play-said-draws', seat: 1, count: 4 }]);
});

test('cards drawn beyond those that were due are a penalty; no card at all is told as that', () => {
  expect(sentences('maumau', moved(1, 'draw', { hand_sizes: [2, 7, 5], turn: 2 }), { ...VIEW, turn: 1 }, 0)).toEqual([
    { id: 'play-said-draws', seat: 1, count: 1 },
    { id: 'play-said-penalty', seat: 1, count: 1 },
  ]);
  expect(sentences('maumau', moved(1, 'draw', { turn: 2 }), { ...VIEW, turn: 1 }, 0)).toEqual([{ id: 'play-said-draws-nothing', seat: 1 }]);
});

test('a penalty comes before the draw, also when the pile is too small for both', () => {
  const before: MauMauView = { ...VIEW, turn: 1, window: 1, debt: 4 };
  const drew = (taken: number, options = {}) =>
    sentences('maumau', moved(1, 'draw', { hand_sizes: [2, 5 + taken, 5], turn: 2, window: null }), before, 0, options).map(
      ({ id, count }) => [id, count],
    );
  const forgot = ['play-said-forgot-mau', undefined];
  expect(drew(5)).toEqual([['play-said-draws', 4], ['play-said-penalty', 1], forgot]);
  expect(drew(3)).toEqual([
    ['play-said-draws', 2],
    ['play-said-penalty', 1],
  ]);
  expect(drew(1)).toEqual([
    ['play-said-draws-nothing', undefined],
    ['play-said-penalty', 1],
  ]);
  expect(drew(4, { mau_penalty: 3 })).toEqual([
    ['play-said-draws', 1],
    ['play-said-penalty', 3],
  ]);
});

test('a penalty is told with its reason and its cards', () => {
  expect(gains(moved(0, 'R5', { hand_sizes: [2, 5, 5] }), VIEW)).toEqual([1, 0, 0]);
  expect(sentences('maumau', moved(1, 'catch:0', { hand_sizes: [3, 5, 5] }), VIEW, 2)).toEqual([
    { id: 'play-said-catches', seat: 1, other: 0 },
    { id: 'play-said-forgot-mau', seat: 0 },
    { id: 'play-said-takes', seat: 0, count: 1 },
  ]);
});

test('cards owed are told to the one who owes them', () => {
  const told = sentences('maumau', moved(2, 'R+2', { hand_sizes: [2, 5, 4], debt: 2 }), { ...VIEW, turn: 2 }, 0);
  expect(told.at(-1)).toEqual({ id: 'play-said-debt', seat: 0, count: 2 });
});

test.each([
  ['W:G', { id: 'play-said-change', colour: 'G' }],
  ['R3+G4>B7', { id: 'play-said-covers-two', cards: ['R3', 'G4'], target: 'B7' }],
  ['D>D', { id: 'play-said-covers', cards: ['D'], target: 'D' }],
  ['add:R3', { id: 'play-said-adds', cards: ['R3'] }],
  ['end', { id: 'play-said-ends' }],
  ['mau', { id: 'play-said-mau' }],
])('%s has a sentence', (move, expected) => {
  expect(sentences('maumau', moved(1, move, {}), null, null)[0]).toMatchObject(expected);
});

test('each game has a word of its own to call', () => {
  expect(sentences('dos', moved(1, 'dos', {}), null, null)).toEqual([{ id: 'play-said-dos', seat: 1 }]);
});

test('the end of a round is told instead of a turn', () => {
  expect(sentences('maumau', moved(1, 'R5', { winner: 1 }), { ...VIEW, turn: 1 }, 0).at(-1)).toEqual({ id: 'play-said-out', seat: 1 });
});

test('a change of direction is told', () => {
  expect(sentences('maumau', moved(1, 'R<>', { direction: -1 }), VIEW, null)).toContainEqual({ id: 'play-said-direction', seat: 1 });
});

test('in DOS cards have a reason, too: what was owed, matched colours, a forgotten call, a wrong catch', () => {
  const before: DosView = { ...DOS_VIEW, turn: 0, hand_sizes: [3, 3], owed: 0, doubles: 0, exposed: [] };
  const reasons = (change: Partial<DosView>, seat: number, move: string, hand_sizes: number[]) =>
    sentences('dos', { type: 'moved', number: 9, seat, move, view: { ...before, hand_sizes, turn: 1 } }, { ...before, ...change }, null)
      .slice(1)
      .map(({ id, seat: whose }) => [id, whose]);
  expect(reasons({ owed: 2 }, 0, 'end', [5, 3])).toEqual([
    ['play-said-pays', 0],
    ['play-said-takes', 0],
  ]);
  expect(reasons({ doubles: 1 }, 0, 'end', [3, 4])).toEqual([
    ['play-said-doubles', 0],
    ['play-said-takes', 1],
  ]);
  expect(reasons({ exposed: [0] }, 1, 'catch:0', [5, 3])).toEqual([
    ['play-said-forgot-dos', 0],
    ['play-said-takes', 0],
  ]);
  expect(reasons({}, 1, 'catch:0', [3, 5])).toEqual([
    ['play-said-false-catch', 1],
    ['play-said-takes', 1],
  ]);
});
