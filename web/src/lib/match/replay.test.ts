import { expect, test } from 'vitest';
import type { MauMauView, RoundReplay } from '../protocol';
import { MAUMAU_VIEW } from '../../testing/examples';
import { fresh, logAt, pathTo, placeOf, positions } from './replay';

const OPENING: MauMauView = {
  ...MAUMAU_VIEW,
  seat: null,
  hand: null,
  hand_sizes: [2, 2],
  top: 'R3',
  draw_size: 80,
  legal: [],
  hands: [
    ['R5', 'G1'],
    ['B2', 'B2'],
  ],
};
const ROUND: RoundReplay = {
  id: 'abc',
  game: 'maumau',
  options: {},
  round: 1,
  chairs: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Bo' },
  ],
  opening: OPENING,
  steps: [
    { seat: 0, move: 'R5', view: { turn: 1, top: 'R5', hand_sizes: [1, 2], discard_size: 2 }, hands: { 0: ['G1'] } },
    { seat: 0, move: 'mau', view: { said: true } },
    { seat: 1, move: 'draw', view: { turn: 0, hand_sizes: [1, 3], draw_size: 79 }, hands: { 1: ['B2', 'B2', 'Y7'] } },
  ],
  results: [],
  totals: [],
  winners: [],
};

test('each position is the one before with what has changed', () => {
  const all = positions(ROUND);
  expect(all.map(({ hands }) => hands)).toEqual([
    [
      ['R5', 'G1'],
      ['B2', 'B2'],
    ],
    [['G1'], ['B2', 'B2']],
    [['G1'], ['B2', 'B2']],
    [['G1'], ['B2', 'B2', 'Y7']],
  ]);
  expect(all[3]!.view).toMatchObject({ turn: 0, top: 'R5', draw_size: 79, said: true, colour: 'R' });
  expect(all[0]!.view).toMatchObject({ turn: 0, top: 'R3', draw_size: 80 });
});

test('each move is told from what it changed', () => {
  expect(positions(ROUND).map(({ told }) => told)).toEqual([
    [],
    [{ id: 'play-said-lays', seat: 0, cards: ['R5'] }],
    [{ id: 'play-said-mau', seat: 0 }],
    [{ id: 'play-said-draws', seat: 1, count: 1 }],
  ]);
});

test('the log holds the moves before a position', () => {
  expect(logAt(ROUND, 0)).toEqual([]);
  expect(logAt(ROUND, 2)).toEqual([
    { number: 1, seat: 0, move: 'R5' },
    { number: 2, seat: 0, move: 'mau' },
  ]);
});

test('cards that came with the move are known, twins too', () => {
  expect(fresh(['B2', 'B2', 'Y7'], ['B2'])).toEqual([false, true, true]);
  expect(fresh(['R1'], ['R1', 'R2'])).toEqual([false]);
});

test.each([
  ['', { round: 1, move: 0 }],
  ['?round=2&move=17', { round: 2, move: 17 }],
  ['?round=0&move=-3', { round: 1, move: 0 }],
  ['?round=two&move=1.5', { round: 1, move: 0 }],
])('the link %s leads to %j', (query, place) => {
  expect(placeOf(query)).toEqual(place);
});

test('a link to a move leads there', () => {
  const place = { round: 3, move: 12 };
  expect(placeOf(pathTo('abc', place).replace('m/abc', ''))).toEqual(place);
});
