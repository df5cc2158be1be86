import { expect, test } from 'vitest';
import type { GameInfo, Option, Settings } from '../protocol';
import { SNAPSHOT } from '../../testing/examples';
import { ruleFacts, settingsFacts } from './tableFacts';

const option = (name: string, value: string | number, ready: number[] = []): Option => ({
  name,
  default: value,
  values: typeof value === 'string' ? ['due', 'auto'] : null,
  low: 1,
  high: 20,
  ready,
});
const GAME: GameInfo = {
  name: 'maumau',
  least_seats: 2,
  most_seats: 10,
  options: [option('mau', 'due'), option('rounds', 3, [1, 3, 5]), option('hand_size', 7)],
  presets: { strict: {}, friendly: { mau: 'auto' } },
};
const ids = (settings: Partial<Settings>, rounds: number): string[] =>
  settingsFacts(GAME, { ...SNAPSHOT.settings, ...settings }, { rounds }).map(({ id, values }) => (values ? `${id} ${values.count}` : id));

test('a table names its set of rules, the length of a match, the clock, and who may come', () => {
  expect(ids({ options: { mau: 'auto', rounds: 5 }, clock: 60, public: true, hints: true }, 5)).toEqual([
    'preset-maumau-friendly',
    'friends-length-rounds 5',
    'web-clock-60',
    'friends-public',
  ]);
});

test('a mixture of house rules is a number of them, without the length', () => {
  expect(ids({ options: { mau: 'auto', hand_size: 5, rounds: 1 }, clock: 0, public: false, hints: false }, 1)).toEqual([
    'friends-rules-mix 2',
    'friends-length-rounds 1',
    'web-clock-0',
    'friends-private',
    'friends-no-hints',
  ]);
});

test('a summary from the server says the same', () => {
  expect(ruleFacts({ game: 'dos', preset: '', rules: 1, goal: { points: 100 } })).toEqual([
    { id: 'friends-rules-mix', values: { count: 1 } },
    { id: 'friends-length-points', values: { count: 100 } },
  ]);
});

test('another time to call than the usual one is told to everybody', () => {
  expect(ids({ grace: 2 }, 3).filter((id) => id.startsWith('friends-seconds'))).toEqual([]);
  expect(ids({ grace: 10 }, 3)).toContain('friends-seconds-to-call 10');
});
