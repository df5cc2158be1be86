import { describe, expect, test } from 'vitest';
import { anew, freshPad, isOver, leaders, padGrowth, readPad, readPoints, totals, type Pad } from './scorepad';

const pad = (game: Pad['game'], goal: number, ...rounds: number[][]): Pad => ({ ...freshPad(game, ['Aino', 'Bo', 'Caj']), goal, rounds, isOn: true });

describe('the score pad', () => {
  test('adds up, round by round', () => {
    const played = pad('maumau', 3, [0, 12, 33], [20, 0, 5]);
    expect(padGrowth(played)).toEqual([[0, 0, 0], [0, 12, 33], [20, 12, 38]]);
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

  test.each([['', 0], [' 12 ', 12], ['-5', -5], ['−5', -5], ['1.5', null], ['ten', null]])('“%s” is read as %s', (written, points) => {
    expect(readPoints(written)).toBe(points);
  });

  test('a new game keeps the players, and the old game aside', () => {
    const played = pad('dos', 100, [1, 2, 3]);
    const next = anew(played);
    expect(next).toMatchObject({ game: 'dos', names: ['Aino', 'Bo', 'Caj'], goal: 100, rounds: [], isOn: false, last: played });
    expect(anew({ ...next, rounds: [[4, 5, 6]] }).last).not.toHaveProperty('last');
  });

  test('what cannot be read begins anew', () => {
    expect(readPad('{')).toEqual(freshPad());
    expect(readPad('{"names":[]}')).toEqual(freshPad());
    expect(readPad(JSON.stringify(pad('dos', 100, [1, 2, 3]))).rounds).toEqual([[1, 2, 3]]);
  });
});
