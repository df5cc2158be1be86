import { expect, test } from 'vitest';
import { MAUMAU_VIEW } from '../../testing/examples';
import { dealOf, flightsOf, marksOf } from './flights';
import type { DosView, Moved, View } from '../protocol';

const seen = (sizes: number[], row: [string, string[]][] = []): DosView =>
  ({ seat: 0, hand_sizes: sizes, exposed: [1], row: row.map(([card, covered_by]) => ({ card, covered_by })) }) as unknown as DosView;
const moved = (seat: number, move: string, view: View): Moved => ({ type: 'moved', number: 1, seat, move, view });

test('cards that others draw fly from the pile; mine arrive in my hand by themselves', () => {
  expect(flightsOf('dos', moved(1, 'draw', seen([5, 7])), seen([5, 5]))).toEqual([
    { card: null, from: 'pile', to: 'seat-1', turn: 0 },
    { card: null, from: 'pile', to: 'seat-1', turn: 1 },
  ]);
  expect(flightsOf('dos', moved(0, 'draw', seen([6, 5])), seen([5, 5]))).toEqual([]);
});

test('covered cards leave the row when the turn ends, not before', () => {
  const covered = seen(
    [5, 5],
    [
      ['R7', ['B3', 'G4']],
      ['Y1', []],
    ],
  );
  expect(
    flightsOf(
      'dos',
      moved(
        1,
        'end',
        seen(
          [5, 5],
          [
            ['Y1', []],
            ['G9', []],
          ],
        ),
      ),
      covered,
    ),
  ).toEqual([{ card: 'G4', from: 'row-0', to: 'discard', turn: 0 }]);
  expect(flightsOf('dos', moved(1, 'dos', covered), covered)).toEqual([]);
});

test('a word and a penalty are marked, drawing one card is not', () => {
  expect(marksOf('dos', moved(1, 'dos', seen([5, 2])), seen([5, 2]))).toEqual([{ seat: 1, word: 'dos' }]);
  expect(marksOf('dos', moved(1, 'draw', seen([5, 6])), seen([5, 5]))).toEqual([]);
  expect(marksOf('dos', moved(1, 'draw', seen([5, 9])), seen([5, 5]))).toEqual([{ seat: 1, gained: 4 }]);
  expect(marksOf('dos', moved(0, 'catch:1', seen([5, 4])), seen([5, 2]))).toEqual([{ seat: 1, gained: 2 }]);
});

test('who misses a turn is marked', () => {
  const before = { ...MAUMAU_VIEW, hand_sizes: [3, 3, 3] };
  const stopped = { ...before, turn: 2, hand_sizes: [2, 3, 3], top: 'RX' };
  expect(marksOf('maumau', moved(0, 'RX', stopped), before)).toEqual([{ seat: 1, isSkipped: true }]);
  expect(marksOf('maumau', moved(0, 'R5', { ...stopped, turn: 1 }), before)).toEqual([]);
});

test('nothing is seen of what was before one came', () => {
  expect(flightsOf('dos', moved(1, 'draw', seen([5, 6])), null)).toEqual([]);
});

test('a round is dealt to everybody in turn, from beside the dealer on', () => {
  const dealt = dealOf({ ...seen([7, 7, 7]), dealer: 1 });
  expect(dealt.slice(0, 4).map(({ from, to }) => `${from} > ${to}`)).toEqual([
    'pile > seat-2',
    'pile > seat-0',
    'pile > seat-1',
    'pile > seat-2',
  ]);
  expect(dealt).toHaveLength(12);
});

test('however many play and however many cards they get, the deal is short', () => {
  for (const seats of [2, 4, 6, 10])
    for (const cards of [1, 3, 10]) {
      const dealt = dealOf({ ...seen(Array<number>(seats).fill(cards)), dealer: 0 });
      const turns = dealt.map(({ turn }) => turn);
      expect(turns).toEqual([...turns].sort((a, b) => a - b));
      expect(turns.at(-1)).toBeLessThan(Math.min(4, cards));
      expect(dealt.length).toBeLessThanOrEqual(20);
    }
});
