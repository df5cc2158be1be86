import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Condition } from './socket';

/** The browser's end of a connection, which the test opens, closes and lets speak. */
class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  isClosed = false;

  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
    this.readyState = 3;
  }
}

const listeners = new Map<string, () => void>();
const listen = (name: string, listener: () => void): void => void listeners.set(name, listener);
const unlisten = (name: string): void => void listeners.delete(name);
const newest = (): FakeSocket => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'http://cards.example/t/fomuti', origin: 'http://cards.example' });
  vi.stubGlobal('document', {
    baseURI: 'http://cards.example/',
    visibilityState: 'visible',
    addEventListener: listen,
    removeEventListener: unlisten,
  });
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('removeEventListener', unlisten);
  FakeSocket.all = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function connected() {
  const { TableSocket } = await import('./socket');
  const conditions: Condition[] = [];
  const socket = new TableSocket('fomuti', { message: () => undefined, condition: (each) => conditions.push(each), seen: () => 7 });
  newest().open();
  return { socket, conditions };
}

test('a move that nobody answers shows that the connection is dead: another one is made', async () => {
  const { socket, conditions } = await connected();
  expect(socket.send({ type: 'play', move: 'R5', after: 7 })).toBe(true);
  vi.advanceTimersByTime(7900);
  expect(conditions.at(-1)).toBe('open');
  vi.advanceTimersByTime(200);
  expect(conditions.at(-1)).toBe('lost');
  expect(FakeSocket.all[0]!.isClosed).toBe(true);
  expect(socket.send({ type: 'play', move: 'R5', after: 7 })).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(newest().address.search).toBe('?after=7');
});

test('an answered move, or a reaction that needs no answer, does not', async () => {
  const { socket, conditions } = await connected();
  socket.send({ type: 'play', move: 'R5', after: 7 });
  newest().onmessage?.({ data: '{"type": "hurry", "seat": 0, "seconds": 5}' });
  socket.send({ type: 'react', reaction: 'hello' });
  vi.advanceTimersByTime(60_000);
  expect(conditions.at(-1)).toBe('open');
  expect(FakeSocket.all).toHaveLength(1);
});

test('a device without a network has lost the connection at once, and is back as soon as there is one', async () => {
  const { conditions } = await connected();
  listeners.get('offline')!();
  expect(conditions.at(-1)).toBe('lost');
  listeners.get('online')!();
  newest().open();
  expect(conditions.at(-1)).toBe('open');
  expect(FakeSocket.all).toHaveLength(2);
});

test('nothing happens any more after it was closed', async () => {
  const { socket } = await connected();
  socket.send({ type: 'play', move: 'R5', after: 7 });
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect([FakeSocket.all.length, listeners.size]).toEqual([1, 0]);
});

test('after a goodbye for good nobody knocks again', async () => {
  const { conditions } = await connected();
  newest().onmessage?.({ data: '{"type": "goodbye", "reason": "dismissed", "back_in": null}' });
  newest().onclose?.();
  vi.advanceTimersByTime(600_000);
  expect(conditions.at(-1)).toBe('dismissed');
  expect([FakeSocket.all.length, listeners.size]).toEqual([1, 0]);
});

test('a big screen says that it is one whenever it connects, for else it might be shown a hand', async () => {
  const { TableSocket } = await import('./socket');
  const screen = new TableSocket('fomuti', { message: () => undefined, condition: () => undefined, seen: () => 7 }, '&screen=1');
  newest().open();
  newest().onclose!();
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all.map(({ address }) => address.search)).toEqual(['?after=7&screen=1', '?after=7&screen=1']);
  screen.close();
});
