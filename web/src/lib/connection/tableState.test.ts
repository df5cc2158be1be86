import { expect, test, vi } from 'vitest';
import type { AnyRequest, TableSnapshot, View } from '../protocol';
import { MAUMAU_VIEW, SNAPSHOT } from '../../testing/examples';
import type { Listener } from './socket';
import { LAST_LOOK, TableState } from './tableState.svelte';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

const FINISHED: TableSnapshot = {
  ...SNAPSHOT,
  number: 9,
  phase: 'finished',
  view: null,
  you: 1,
  hosting: false,
  totals: [0, 14],
  winners: [0],
  leaders: [0],
  players: ['Ada', 'Bo'],
  played_as: 1,
};
const REMATCH: Partial<TableSnapshot> = { phase: 'dealing', match: 2, round: 0, totals: [0, 0], winners: [] };

/** A table that is told what the test tells. */
function seated(snapshot = FINISHED): { table: TableState; tell: Listener['message']; asked: AnyRequest[] } {
  let tell!: Listener['message'];
  const asked: AnyRequest[] = [];
  const table = new TableState('fomuti', ({ message }) => {
    tell = message;
    return { send: (request) => asked.push(request) > 0, close: () => undefined };
  });
  tell(snapshot);
  return { table, tell, asked };
}

test('the last result stays until the next match is dealt', () => {
  const { table, tell } = seated();
  expect(table.isRematch).toBe(false);
  tell({ ...FINISHED, ...REMATCH });
  expect(table.isRematch).toBe(true);
  expect(table.ended).toEqual(FINISHED);
  tell({ ...FINISHED, ...REMATCH, phase: 'playing', round: 1 });
  expect(table.isRematch).toBe(false);
  expect(table.ended).toBeNull();
});

test('the first match of a table is no rematch, nor is a later round', () => {
  const { table, tell } = seated();
  tell({ ...FINISHED, ...REMATCH, match: 1 });
  expect(table.isRematch).toBe(false);
  tell({ ...FINISHED, ...REMATCH, round: 1 });
  expect(table.isRematch).toBe(false);
});

test('who asks for a match has agreed to it', () => {
  const { table, asked } = seated();
  table.send({ type: 'ready' });
  expect(table.agreedTo).toBe(0);
  table.send({ type: 'rematch' });
  expect(table.agreedTo).toBe(2);
  expect(asked.map(({ type }) => type)).toEqual(['ready', 'rematch']);
});

test('two who ask at the same moment both get what they want, without a refusal', () => {
  const { table, tell } = seated();
  const refused = { type: 'refused', request: 'rematch', reason: 'table-not-finished', clause: null } as const;
  tell({ ...FINISHED, ...REMATCH });
  tell(refused);
  expect(table.refused).toBeNull();
  tell({ ...refused, request: 'ready' });
  expect(table.refused?.request).toBe('ready');
});

test('a round is fresh when it was dealt before my eyes, until the first move', () => {
  const playing = { ...FINISHED, ...REMATCH, phase: 'playing', round: 1 } as const;
  const { table, tell } = seated();
  expect(table.isFresh).toBe(false);
  tell({ ...FINISHED, ...REMATCH });
  expect(table.isFresh).toBe(false);
  tell(playing);
  expect(table.isFresh).toBe(true);
  tell({ type: 'moved', number: 12, seat: 0, move: 'draw', view: MAUMAU_VIEW });
  expect(table.isFresh).toBe(false);
  expect(seated(playing).table.isFresh).toBe(false); // it was there before me
  tell({ ...playing, round: 2, moves: [{ number: 14, seat: 0, move: 'draw' }] }); // it began while I was away
  expect(table.isFresh).toBe(false);
});

test('how long everybody has waited is counted from the snapshot, and anew from each decision', () => {
  vi.useFakeTimers({ now: 100_000, toFake: ['performance'] });
  const { table, tell } = seated();
  const [ada, bo] = FINISHED.chairs;
  tell({ ...FINISHED, phase: 'playing', chairs: [ada!, { ...bo!, patience: 120, waited: 30 }] });
  expect(performance.now() - table.turnBegan).toBe(30_000);
  tell({ type: 'moved', number: 12, seat: 1, move: 'mau', view: MAUMAU_VIEW });
  expect(performance.now() - table.turnBegan).toBe(30_000);
  tell({ type: 'moved', number: 13, seat: 1, move: 'draw', view: MAUMAU_VIEW });
  expect(performance.now() - table.turnBegan).toBe(0);
  vi.useRealTimers();
});

test('a move of somebody else leaves my hand and what I may do the same objects: who shows them is not asked again', () => {
  const view: View = { ...MAUMAU_VIEW, turn: 0, seat: 1, hand: ['R5', 'B2'], hand_sizes: [4, 2], legal: [], top: 'R1' };
  const { table, tell } = seated({ ...FINISHED, phase: 'playing', view });
  const { hand, legal } = table;
  tell({
    type: 'moved',
    number: 10,
    seat: 0,
    move: 'R9',
    view: { ...view, hand: ['R5', 'B2'], hand_sizes: [3, 2], legal: [], top: 'R9' } as View,
  });
  expect(table.view).toMatchObject({ top: 'R9', hand_sizes: [3, 2] });
  expect([table.hand === hand, table.legal === legal, table.isMyTurn]).toEqual([true, true, false]);
  tell({ type: 'moved', number: 11, seat: 0, move: 'R8', view: { ...view, turn: 1, legal: ['R5', 'draw'], top: 'R8' } as View });
  expect([table.hand === hand, table.legal, table.isMyTurn]).toEqual([true, ['R5', 'draw'], true]);
  tell({ ...FINISHED, view: { ...view, turn: 1, legal: ['R5'] } as View });
  expect([table.legal, table.isMyTurn]).toEqual([[], false]);
});

test('the card that ends a round is looked at for a moment before the result comes', () => {
  vi.useFakeTimers();
  const view = { ...MAUMAU_VIEW, seat: 1 };
  const { table, tell } = seated({ ...FINISHED, phase: 'playing', view });
  const over = { ...view, phase: 'over', winner: 0, hand_sizes: [0, 3], hands: [[], ['R5', 'R6', 'G7']], scores: [0, 18] };
  tell({ type: 'moved', number: 9, seat: 0, move: 'R9', view: over });
  tell({ ...FINISHED, view: over });
  expect([table.isEnding, table.ended?.phase]).toEqual([true, 'finished']);
  vi.advanceTimersByTime(LAST_LOOK - 1);
  expect(table.isEnding).toBe(true);
  vi.advanceTimersByTime(1);
  expect(table.isEnding).toBe(false);
  vi.useRealTimers();
});

test('a result is there at once for whoever has not seen the last card, and the next deal does not wait', () => {
  vi.useFakeTimers();
  const view = { ...MAUMAU_VIEW, seat: 1 };
  const over = { ...view, phase: 'over', winner: 0 };
  const { table, tell } = seated({ ...FINISHED, phase: 'playing', view });
  tell({ ...FINISHED, phase: 'dealing', view: over }); // after a lost connection
  expect(table.isEnding).toBe(false);
  tell({ ...FINISHED, phase: 'playing', round: 2, view });
  tell({ type: 'moved', number: 20, seat: 0, move: 'R9', view: over });
  tell({ ...FINISHED, phase: 'dealing', round: 2, view: over });
  expect(table.isEnding).toBe(true);
  tell({ ...FINISHED, phase: 'playing', round: 3, view });
  expect(table.isEnding).toBe(false);
  vi.useRealTimers();
});
