import { expect, test } from 'vitest';
import type { Chair, TableSnapshot, Catalogue } from '../protocol';
import { nextStep, opponents } from './quickstart';

const table = (phase: TableSnapshot['phase'], ...kinds: Chair['kind'][]): TableSnapshot =>
  ({ phase, chairs: kinds.map((kind) => ({ kind })) }) as unknown as TableSnapshot;

test('bots fill the seats, then the match begins, then there is nothing left to do', () => {
  expect(nextStep(table('waiting', 'person', 'free', 'free'), 'strong')).toEqual({ type: 'fill', level: 'strong' });
  expect(nextStep(table('waiting', 'person', 'bot', 'bot'), 'strong')).toEqual({ type: 'start' });
  expect(nextStep(table('dealing', 'person', 'bot', 'bot'), 'strong')).toBeNull();
});

const OFFERS = { games: [{ most_seats: 10 }, { most_seats: 6 }], levels: ['casual', 'strong'] } as unknown as Catalogue;

test('nobody can choose more bots than every game has seats for', () => {
  expect(opponents(OFFERS, { seats: 10, level: 'strong' })).toMatchObject({ seats: 6, most: 6 });
  expect(opponents(OFFERS, { seats: 3, level: 'strong' }).seats).toBe(3);
});

test('a level that this server does not have becomes one that it has', () => {
  expect(opponents(OFFERS, { seats: 3, level: 'master' }).level).toBe('casual');
  expect(opponents(OFFERS, { seats: 3, level: 'strong' }).level).toBe('strong');
});
