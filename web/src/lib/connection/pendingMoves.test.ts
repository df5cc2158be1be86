import { expect, test, vi } from 'vitest';
import { MAUMAU_VIEW, SNAPSHOT } from '../../testing/examples';
import type { AnyMessage, AnyRequest, MoveMade, TableSnapshot } from '../protocol';
import type { Condition, Listener } from './socket';
import { TableState } from './tableState.svelte';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

const STALE: AnyMessage = { type: 'refused', request: 'play', reason: 'table-stale', clause: null, move: 'R5' };

/** A table with a connection that the test breaks and mends. */
class Line {
  asked: AnyRequest[] = [];
  table: TableState;
  private listener!: Listener;
  private isOpen = true;

  constructor() {
    this.table = new TableState('fomuti', (listener) => {
      this.listener = listener;
      return { send: (request) => this.isOpen && this.asked.push(request) > 0, close: () => undefined };
    });
    this.mend({});
  }

  tell(message: AnyMessage): void {
    this.listener.message(message);
  }

  become(condition: Condition): void {
    this.isOpen = condition === 'open';
    this.listener.condition(condition);
  }

  mend(changed: Partial<TableSnapshot>): void {
    this.become('open');
    this.tell({ ...SNAPSHOT, ...changed });
  }

  moved(number: number, seat: number, move: string): void {
    this.tell({ type: 'moved', number, seat, move, view: MAUMAU_VIEW });
  }

  get sent(): string[] {
    return this.asked.map((request) => (request.type === 'play' ? `${request.move} after ${request.after}` : request.type));
  }
}

const since = (...moves: [number, number, string][]): Partial<TableSnapshot> => ({
  number: moves.at(-1)?.[0] ?? 10,
  moves: moves.map(([number, seat, move]): MoveMade => ({ number, seat, move })),
});

test('before a move is answered no other one is sent, and nothing is said about it', () => {
  const line = new Line();
  for (const move of ['R5', 'R5', 'R6', 'draw', 'end']) line.table.play(move);
  expect(line.sent).toEqual(['R5 after 10']);
  expect(line.table.pendingMoves.decision).toBe('R5');
  expect(line.table.refused).toBeNull();
});

test('a word is said beside a move that is not answered yet, but not twice', () => {
  const line = new Line();
  line.table.play('R5');
  line.table.play('mau');
  line.table.play('mau');
  expect(line.sent).toEqual(['R5 after 10', 'mau after 10']);
  line.moved(11, 0, 'mau');
  expect([line.table.pendingMoves.decision, line.table.pendingMoves.outOfTurn]).toEqual(['R5', null]);
});

test('it ends when it is on the table', () => {
  const line = new Line();
  line.table.play('R5');
  line.moved(11, 1, 'mau'); // a word of somebody else is no answer
  expect(line.table.pendingMoves.decision).toBe('R5');
  line.moved(12, 0, 'R5');
  expect(line.table.pendingMoves.isBusy).toBe(false);
  line.table.play('R6');
  expect(line.sent.at(-1)).toBe('R6 after 12');
});

test('it ends when somebody else decides first', () => {
  const line = new Line();
  line.table.play('R5');
  line.moved(11, 0, 'draw'); // a bot, or my other window
  expect(line.table.pendingMoves.isBusy).toBe(false);
  line.tell(STALE);
  expect(line.table.refused?.reason).toBe('table-stale');
});

test.each(['play', ''])('it ends when it is refused (as “%s”)', (request) => {
  const line = new Line();
  line.table.play('R5');
  line.tell(request ? STALE : { type: 'refused', request, reason: 'table-too-fast', clause: null });
  expect(line.table.pendingMoves.isBusy).toBe(false);
});

test('it stays when another request is refused, or somebody comes or goes', () => {
  const line = new Line();
  line.table.play('R5');
  line.tell({ type: 'refused', request: 'hint', reason: 'table-no-hints', clause: null });
  line.tell({ ...SNAPSHOT, number: 11, watching: 1 });
  expect(line.table.pendingMoves.decision).toBe('R5');
});

test('it ends with its round', () => {
  const line = new Line();
  line.table.play('R5');
  line.tell({ ...SNAPSHOT, number: 12, phase: 'dealing' });
  expect(line.table.pendingMoves.isBusy).toBe(false);
});

test.each<Condition>(['open', 'lost'])('what was made while the connection was %s is sent again after it', (condition) => {
  const line = new Line();
  line.become(condition);
  line.table.play('R5');
  line.become('lost');
  line.asked = [];
  line.mend({ number: 12 }); // people came and went: nothing that matters
  expect(line.sent).toEqual(['R5 after 10']);
  expect([line.table.pendingMoves.decision, line.table.isOvertaken]).toEqual(['R5', false]);
});

test('what was on the table before the connection was lost is not played twice', () => {
  const line = new Line();
  line.table.play('R5');
  line.become('lost');
  line.mend(since([11, 0, 'R5'], [12, 1, 'draw']));
  expect(line.sent).toEqual(['R5 after 10']);
  expect([line.table.pendingMoves.isBusy, line.table.isOvertaken]).toEqual([false, false]);
});

test('when the table went on meanwhile it is dropped, and that is said until the next touch', () => {
  const line = new Line();
  line.become('lost');
  line.table.play('R5');
  line.mend(since([11, 0, 'draw'], [12, 1, 'draw']));
  expect(line.sent).toEqual([]);
  expect([line.table.pendingMoves.isBusy, line.table.isOvertaken]).toEqual([false, true]);
  line.moved(13, 1, 'draw');
  expect(line.table.isOvertaken).toBe(true);
  line.table.play('R6');
  expect(line.table.isOvertaken).toBe(false);
});

test('a word of somebody else does not drop it', () => {
  const line = new Line();
  line.become('lost');
  line.table.play('R5');
  line.mend(since([11, 1, 'mau']));
  expect(line.sent).toEqual(['R5 after 10']);
});

test.each([[{ round: 2 }], [{ match: 2 }], [{ phase: 'dealing' as const }], [{ you: null }]])(
  'it is dropped at another table: %j',
  (changed) => {
    const line = new Line();
    line.become('lost');
    line.table.play('R5');
    line.mend(changed);
    expect([line.sent, line.table.isOvertaken]).toEqual([[], true]);
  },
);

test('what may have been played in a round that is over is not said to be lost', () => {
  const line = new Line();
  line.table.play('R5');
  line.become('lost');
  line.mend({ round: 2 });
  expect([line.table.pendingMoves.isBusy, line.table.isOvertaken]).toEqual([false, false]);
});

test('the last card of a round was played before the connection was lost', () => {
  const line = new Line();
  line.table.play('R5');
  line.become('lost');
  line.mend({ ...since([11, 0, 'R5']), phase: 'dealing' });
  expect([line.table.pendingMoves.isBusy, line.table.isOvertaken]).toEqual([false, false]);
});

test.each([
  [['R5', 'mau'], ['mau after 10']],
  [['R5'], []],
])('a word is said again if it is still right: of %j', (legal, sent) => {
  const line = new Line();
  line.become('lost');
  line.table.play('mau');
  line.mend({ view: { ...MAUMAU_VIEW, legal } });
  expect(line.sent).toEqual(sent);
});

test('who asks while the connection is lost is not shown as thinking, nor as having agreed', () => {
  const line = new Line();
  line.table.askForHint();
  expect(line.table.isThinking).toBe(true);
  line.become('lost');
  expect(line.table.isThinking).toBe(false);
  line.table.askForHint();
  expect(line.table.isThinking).toBe(false);
  line.table.send({ type: 'rematch' });
  expect(line.table.agreedTo).toBe(0);
});
