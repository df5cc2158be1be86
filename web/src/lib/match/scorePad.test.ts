import { describe, expect, test } from 'vitest';
import { padRulesOf } from '../games/pads';
import { anew, freshPad, isOver, leaders, padGrowth, readPad, readPoints, totals, withRound, type Pad } from './scorePad';

const pad = (game: Pad['game'], goal: number, ...rounds: number[][]): Pad => ({
  ...freshPad(game, ['Aino', 'Bo', 'Caj']),
  goal,
  rounds,
  isOn: true,
});

describe('the score pad', () => {
  test('adds up, round by round', () => {
    const played = pad('maumau', 3, [0, 12, 33], [20, 0, 5]);
    expect(padGrowth(played)).toEqual([
      [0, 0, 0],
      [0, 12, 33],
      [20, 12, 38],
    ]);
    expect(totals(played)).toEqual([20, 12, 38]);
  });

  test('in Mau Mau the lowest total leads, and the match ends after its rounds', () => {
    const played = pad('maumau', 2, [0, 12, 33], [12, 0, 5]);
    expect(leaders(played)).toEqual([0, 1]);
    expect(isOver(played)).toBe(true);
    expect(isOver({ ...played, goal: 3 })).toBe(false);
  });

  test('in DOS the highest total leads, and the match ends at its points', () => {
    const played = pad('dos', 100, [0, 70, 0], [40, 0, 0]);
    expect(leaders(played)).toEqual([1]);
    expect(isOver(played)).toBe(false);
    expect(isOver({ ...played, rounds: [...played.rounds, [0, 30, 0]] })).toBe(true);
  });

  test('nobody leads before the first round', () => {
    expect(leaders(pad('dos', 200))).toEqual([]);
    expect(isOver(pad('dos', 200))).toBe(false);
  });

  test.each([
    ['', 0],
    [' 12 ', 12],
    ['-5', -5],
    ['−5', -5],
    ['1.5', null],
    ['ten', null],
  ])('“%s” is read as %s', (written, points) => {
    expect(readPoints(written)).toBe(points);
  });

  test('another game has the same players and goal, and nothing written', () => {
    const played = { ...pad('dos', 100, [1, 2, 3]), changed: 5 };
    const blank = { game: 'dos', names: ['Aino', 'Bo', 'Caj'], goal: 100, rounds: [] };
    expect(anew(played, true)).toEqual({ ...blank, isOn: true });
    expect(anew(played, false)).toEqual({ ...blank, isOn: false });
  });

  test('a round is added, or written anew, and the others stay', () => {
    const played = pad('dos', 100, [1, 2, 3], [4, 5, 6]);
    expect(withRound(played, 2, [7, 8, 9], 50)).toMatchObject({
      rounds: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
      changed: 50,
    });
    expect(withRound(played, 0, [0, 0, 9], 60).rounds).toEqual([
      [0, 0, 9],
      [4, 5, 6],
    ]);
    expect(played.rounds[0]).toEqual([1, 2, 3]);
  });

  test.each([
    ['maumau', [5, 3, 8], 'pad-odd-nobody-out'],
    ['maumau', [5, 0, 8], null],
    ['dos', [20, 3, 0], 'pad-odd-several'],
    ['dos', [20, 0, 0], null],
  ] as const)('in %s the points %j are strange: %s', (game, points, oddity) => {
    expect(padRulesOf(game).oddity(points)).toBe(oddity);
  });

  test('what cannot be read begins anew', () => {
    expect(readPad('{')).toEqual(freshPad());
    expect(readPad('{"names":[]}')).toEqual(freshPad());
    expect(readPad(JSON.stringify(pad('dos', 100, [1, 2, 3]))).rounds).toEqual([[1, 2, 3]]);
  });
});
