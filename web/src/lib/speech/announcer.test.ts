import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from './announcer.svelte';

let said: { text: string; at: number }[] = [];
let announcer: Announcer;
const SENTENCE = 'Somebody plays a green 5.'; // 1.4 seconds

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  announcer = new Announcer((text) => said.push({ text, at: Date.now() }), Date.now);
});
afterEach(() => vi.useRealTimers());

const texts = (): string[] => said.map(({ text }) => text);
const tell = (turn: number, more: { number?: number; isMine?: boolean; isUrgent?: boolean; text?: string } = {}): void =>
  announcer.tell(
    { text: more.text ?? `${turn}: ${SENTENCE}`, number: more.number ?? turn, turn, isMine: more.isMine ?? false },
    more.isUrgent ?? false,
  );

test('speech is never more than a turn behind three quick bots, and my turn is said at once', () => {
  const began = Date.now();
  for (let turn = 1; turn <= 40; turn++) {
    tell(turn, { isUrgent: turn % 4 === 0 });
    vi.advanceTimersByTime(300);
  }
  const lags = said.map(({ text, at }) => 1 + Math.floor((at - began) / 300) - Number(text.split(':')[0]));
  expect(Math.max(...lags)).toBe(0); // what is said is the newest turn when it is said
  const mine = said.filter(({ text }) => Number(text.split(':')[0]) % 4 === 0);
  expect(mine).toHaveLength(10);
  expect(said.length).toBeLessThan(40);
});

test('bots that take their time are all told, in order and once', () => {
  for (let turn = 1; turn <= 5; turn++) {
    tell(turn);
    vi.advanceTimersByTime(2000);
  }
  expect(texts()).toEqual([1, 2, 3, 4, 5].map((turn) => `${turn}: ${SENTENCE}`));
});

test('the moves of one turn, and what is about me, are kept together', () => {
  tell(1);
  tell(2, { number: 2, text: 'You take 4 cards.', isMine: true });
  tell(3, { number: 3 });
  tell(4, { number: 4, text: 'One.' });
  tell(4, { number: 5, text: 'Two.' });
  vi.advanceTimersByTime(3000);
  expect(texts()).toEqual([`1: ${SENTENCE}`, 'You take 4 cards. One. Two.']);
});

test('a move is told once, and two equal sentences are two announcements', () => {
  tell(1, { text: 'Bo draws a card.' });
  tell(1, { text: 'Bo draws a card.' });
  vi.advanceTimersByTime(3000);
  const { count } = announcer.said;
  tell(2, { text: 'Bo draws a card.' });
  expect(texts()).toHaveLength(2);
  expect(announcer.said.count).toBe(count + 1);
});

test('an answer comes at once, and what waits comes after it', () => {
  tell(1);
  tell(2);
  announcer.answer('Your hand.');
  expect(texts()).toEqual([`1: ${SENTENCE}`, 'Your hand.']);
  vi.advanceTimersByTime(3000);
  expect(texts().at(-1)).toBe(`2: ${SENTENCE}`);
});

test('when a round is over, nothing that waits is said', () => {
  tell(1);
  tell(2);
  announcer.clear();
  vi.advanceTimersByTime(5000);
  expect(texts()).toHaveLength(1);
  expect(announcer.said.text).toBe('');
});
