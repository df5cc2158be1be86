import { expect, test } from 'vitest';
import { putAside, readEvenings } from './evenings';
import { freshPad, type Pad } from './scorePad';

const played: Pad = { ...freshPad('dos', ['Aino', 'Bo']), rounds: [[1, 2]], isOn: true };

test('a game is put before the older ones, but not an empty one', () => {
  const newer = { ...played, rounds: [[3, 4]] };
  expect(putAside([played], newer)).toEqual([newer, played]);
  expect(putAside([played], freshPad())).toEqual([played]);
});

test('there is an end to what is kept', () => {
  let games: Pad[] = [];
  for (let count = 0; count < 400; count += 1) games = putAside(games, { ...played, rounds: [[count, 0]] });
  expect(games).toHaveLength(300);
  expect(games[0]!.rounds).toEqual([[399, 0]]);
});

test('what cannot be read is left out', () => {
  expect(readEvenings(JSON.stringify([played, { names: [] }, null]))).toEqual([played]);
  expect(readEvenings('{')).toEqual([]);
  expect(readEvenings(null)).toEqual([]);
  expect(readEvenings('{}')).toEqual([]);
});
