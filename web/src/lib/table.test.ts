import { expect, test, vi } from 'vitest';
import type { AnyRequest, Table, View } from './protocol';
import type { Listener } from './socket';
import { TableState } from './table.svelte';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

const PICTURE: Table = {
  type: 'table', code: 'fomuti', number: 9, phase: 'finished', view: null, moves: [],
  settings: { game: 'maumau', seats: 2, options: {}, clock: 0, public: false, hints: true, grace: 2, pace: 1 },
  chairs: [{ kind: 'person', name: 'Ada', present: true }, { kind: 'person', name: 'Bo', present: true }],
  you: 1, host: 0, hosting: false, watching: 0, match: 1, round: 1, match_id: 'm1', commitment: null, deal_in: null, clock: null,
  results: [], totals: [0, 14], winners: [0], leaders: [0], players: ['Ada', 'Bo'], played_as: 1, removed: [],
};
const REMATCH: Partial<Table> = { phase: 'dealing', match: 2, round: 0, totals: [0, 0], winners: [] };

/** A table that is told what the test tells. */
function seated(picture = PICTURE): { room: TableState; tell: Listener['message']; asked: AnyRequest[] } {
  let tell!: Listener['message'];
  const asked: AnyRequest[] = [];
  const room = new TableState('fomuti', ({ message }) => {
    tell = message;
    return { send: (request) => asked.push(request) > 0, close: () => undefined };
  });
  tell(picture);
  return { room, tell, asked };
}

test('the last result stays until the next match is dealt', () => {
  const { room, tell } = seated();
  expect(room.isRematch).toBe(false);
  tell({ ...PICTURE, ...REMATCH });
  expect(room.isRematch).toBe(true);
  expect(room.ended).toEqual(PICTURE);
  tell({ ...PICTURE, ...REMATCH, phase: 'playing', round: 1 });
  expect(room.isRematch).toBe(false);
  expect(room.ended).toBeNull();
});

test('the first match of a table is no rematch, nor is a later round', () => {
  const { room, tell } = seated();
  tell({ ...PICTURE, ...REMATCH, match: 1 });
  expect(room.isRematch).toBe(false);
  tell({ ...PICTURE, ...REMATCH, round: 1 });
  expect(room.isRematch).toBe(false);
});

test('who asks for a match has agreed to it', () => {
  const { room, asked } = seated();
  room.send({ type: 'ready' });
  expect(room.agreedTo).toBe(0);
  room.send({ type: 'rematch' });
  expect(room.agreedTo).toBe(2);
  expect(asked.map(({ type }) => type)).toEqual(['ready', 'rematch']);
});

test('two who ask at the same moment both get what they want, without a refusal', () => {
  const { room, tell } = seated();
  const refused = { type: 'refused', request: 'rematch', reason: 'table-not-finished', clause: null } as const;
  tell({ ...PICTURE, ...REMATCH });
  tell(refused);
  expect(room.refused).toBeNull();
  tell({ ...refused, request: 'ready' });
  expect(room.refused?.request).toBe('ready');
});

test('a round is fresh when it was dealt before my eyes, until the first move', () => {
  const playing = { ...PICTURE, ...REMATCH, phase: 'playing', round: 1 } as const;
  const { room, tell } = seated();
  expect(room.isFresh).toBe(false);
  tell({ ...PICTURE, ...REMATCH });
  expect(room.isFresh).toBe(false);
  tell(playing);
  expect(room.isFresh).toBe(true);
  tell({ type: 'moved', number: 12, seat: 0, move: 'draw', view: {} as View });
  expect(room.isFresh).toBe(false);
  expect(seated(playing).room.isFresh).toBe(false);      // it was there before me
  tell({ ...playing, round: 2, moves: [{ number: 14, seat: 0, move: 'draw' }] });       // it began while I was away
  expect(room.isFresh).toBe(false);
});

test('how long everybody has waited is counted from the picture, and anew from each decision', () => {
  vi.useFakeTimers({ now: 100_000, toFake: ['performance'] });
  const { room, tell } = seated();
  const [ada, bo] = PICTURE.chairs;
  tell({ ...PICTURE, phase: 'playing', chairs: [ada!, { ...bo!, patience: 120, waited: 30 }] });
  expect(performance.now() - room.turnBegan).toBe(30_000);
  tell({ type: 'moved', number: 12, seat: 1, move: 'mau', view: {} as View });
  expect(performance.now() - room.turnBegan).toBe(30_000);
  tell({ type: 'moved', number: 13, seat: 1, move: 'draw', view: {} as View });
  expect(performance.now() - room.turnBegan).toBe(0);
  vi.useRealTimers();
});

test('a move of somebody else leaves my hand and what I may do the same objects: who shows them is not asked again', () => {
  const view = { turn: 0, seat: 1, hand: ['R5', 'B2'], hand_sizes: [4, 2], legal: [], top: 'R1' } as unknown as View;
  const { room, tell } = seated({ ...PICTURE, phase: 'playing', view });
  const { hand, legal } = room;
  tell({ type: 'moved', number: 10, seat: 0, move: 'R9', view: { ...view, hand: ['R5', 'B2'], hand_sizes: [3, 2], legal: [], top: 'R9' } as View });
  expect(room.view).toMatchObject({ top: 'R9', hand_sizes: [3, 2] });
  expect([room.hand === hand, room.legal === legal, room.isMyTurn]).toEqual([true, true, false]);
  tell({ type: 'moved', number: 11, seat: 0, move: 'R8', view: { ...view, turn: 1, legal: ['R5', 'draw'], top: 'R8' } as View });
  expect([room.hand === hand, room.legal, room.isMyTurn]).toEqual([true, ['R5', 'draw'], true]);
  tell({ ...PICTURE, view: { ...view, turn: 1, legal: ['R5'] } as View });
  expect([room.legal, room.isMyTurn]).toEqual([[], false]);
});
