// A game is known in its own folder; everything else asks the interfaces of `game.ts`.
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../../**/*.{ts,svelte,css,json}', '!../../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const NAMES = /mau ?mau|\bmau\b|\bdos\b|dosview/i;

// The files that name a game, each with its reason; at most ten.
const ALLOWED: Record<string, string> = {
  '../protocol.ts': 'generated: the views of all games, and their names',
  '../../testing/examples.ts': 'examples for tests',
  '../../testing/spokenStates.ts': 'the states of the table of what is said',
};

const isOfOneGame = (path: string): boolean => /^\.\/[^/]+\//.test(path);

test('the folders of the games are found', () => {
  expect(Object.keys(sources).filter(isOfOneGame).length).toBeGreaterThan(10);
});

test('only the files on the list name a game', () => {
  const naming = Object.entries(sources).filter(([path, source]) => !isOfOneGame(path) && NAMES.test(source));
  expect(naming.map(([path]) => path).sort()).toEqual(Object.keys(ALLOWED).sort());
  expect(naming.length).toBeLessThanOrEqual(10);
});
