import { expect, test } from 'vitest';
import { MAUMAU_VIEW } from '../../testing/examples';
import type { Moved, View } from '../protocol';
import { lastActions, missedMove, toldMove, type ToldMove } from './roundHistory';

const VIEW: View = { ...MAUMAU_VIEW, hand_sizes: [4, 4, 4], turn: 0, window: null, said: false };

function made(seat: number, move: string, sizes: number[], turn: number, before: Partial<View> = {}): ToldMove {
  const moved: Moved = { type: 'moved', number: 1, seat, move, view: { ...VIEW, hand_sizes: sizes, turn } as View };
  return toldMove('maumau', moved, { ...VIEW, turn: seat, ...before } as View, {});
}

test('each seat keeps what it did until it acts again', () => {
  const history = [made(0, 'R5', [3, 4, 4], 1), made(1, 'draw', [4, 5, 4], 2)];
  expect(lastActions(history, 3)).toMatchObject([{ cards: ['R5'] }, { cards: [], drew: 1 }, null]);
  const later = [...history, made(2, 'G1', [4, 4, 3], 0), made(0, 'W:B', [3, 4, 4], 1)];
  expect(lastActions(later, 3)[0]).toMatchObject({ cards: ['W'], colour: 'B', drew: 0 });
});

test('what a seat does in one turn belongs together', () => {
  const history = [made(0, 'draw', [5, 4, 4], 0), made(0, 'mau', [4, 4, 4], 0), made(0, 'R5', [3, 4, 4], 1)];
  expect(lastActions(history, 3)[0]).toMatchObject({ cards: ['R5'], drew: 1 });
});

test('who is skipped, and who takes cards because of others, is marked until it acts', () => {
  const history = [made(0, 'RX', [3, 4, 4], 2), made(2, 'R+4', [8, 4, 3], 1)];
  expect(lastActions(history, 3)).toMatchObject([{ cards: ['RX'], took: 4 }, { isSkipped: true }, { cards: ['R+4'] }]);
});

test('of a move that was missed nothing is invented', () => {
  const { told } = missedMove('maumau', { number: 3, seat: 1, move: 'draw' }, VIEW);
  expect(told).toEqual([{ id: 'play-said-draws-some', seat: 1 }]);
});
