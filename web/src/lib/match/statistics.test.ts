import { expect, test } from 'vitest';
import { statistics } from './statistics';

const match = (ended: number, game: 'maumau' | 'dos', seat: number | null, ...winners: number[]) => ({ ended, game, seat, winners });

test('wins are counted by game, and in a row up to the last match', () => {
  const told = [
    match(5, 'dos', 1, 1), // the newest first, as the server tells them
    match(4, 'maumau', 0, 0, 2),
    match(3, 'maumau', 0, 1),
    match(2, 'maumau', 2, 2),
    match(1, 'maumau', 1, 1),
    match(0, 'dos', 0, 0),
  ];
  expect(statistics(told)).toEqual({
    matches: 6,
    wins: 5,
    games: [
      { game: 'maumau', tally: { matches: 4, wins: 3 } },
      { game: 'dos', tally: { matches: 2, wins: 2 } },
    ],
    streak: 2,
    best: 3,
  });
});

test('a match that does not say where I sat does not count', () => {
  expect(statistics([match(1, 'dos', null, 0)])).toMatchObject({ matches: 0, games: [], streak: 0 });
  expect(statistics([])).toMatchObject({ matches: 0, wins: 0, best: 0 });
});
