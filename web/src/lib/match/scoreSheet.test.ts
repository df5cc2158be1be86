import { afterEach, expect, test, vi } from 'vitest';
import type { RoundResult, TableSnapshot } from '../protocol';
import { SNAPSHOT } from '../../testing/examples';
import { ScoreSheet } from './scoreSheet.svelte';

const round = (points: number): RoundResult => ({ dealer: 0, winner: 0, scores: [points, 0], commitment: '', seed: '', shares: [] });
const long = (earlier: number, ...points: number[]): TableSnapshot => ({ ...SNAPSHOT, results: points.map(round), earlier });
const points = (sheet: ScoreSheet, snapshot: TableSnapshot) => sheet.of(snapshot).results.map(({ scores }) => scores[0]);
const answering = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );

afterEach(() => vi.unstubAllGlobals());

test('a short match needs no asking', () => {
  const sheet = new ScoreSheet();
  expect(points(sheet, long(0, 1, 2))).toEqual([1, 2]);
});

test('the earlier rounds of a long match come on request, and stay when more are played', async () => {
  const sheet = new ScoreSheet();
  expect(points(sheet, long(2, 3, 4))).toEqual([3, 4]);
  expect(sheet.of(long(2, 3, 4)).earlier).toBe(2);
  answering(200, [1, 2, 3, 4].map(round));
  await sheet.load(long(2, 3, 4));
  expect(fetch).toHaveBeenCalledWith(expect.stringContaining(`api/tables/${SNAPSHOT.code}/results`), expect.anything());
  expect(points(sheet, long(2, 3, 4))).toEqual([1, 2, 3, 4]);
  expect(points(sheet, long(3, 4, 5))).toEqual([1, 2, 3, 4, 5]);
  expect(sheet.of(long(3, 4, 5)).earlier).toBe(0);
});

test('the rounds of one match are not those of the next', async () => {
  const sheet = new ScoreSheet();
  answering(200, [1, 2, 3].map(round));
  await sheet.load(long(2, 3));
  expect(points(sheet, { ...long(2, 9), match_id: 'another' })).toEqual([9]);
});

test('what goes wrong is said, and may be tried again', async () => {
  const sheet = new ScoreSheet();
  answering(404, { reason: 'http-no-table' });
  await sheet.load(long(2, 3));
  expect([sheet.problem?.reason, sheet.isLoading]).toEqual(['http-no-table', false]);
  answering(200, [1, 2, 3].map(round));
  await sheet.load(long(2, 3));
  expect([sheet.problem, points(sheet, long(2, 3))]).toEqual([null, [1, 2, 3]]);
});
