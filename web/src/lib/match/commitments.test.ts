import { expect, test } from 'vitest';
import { kept } from './commitments';

test('commitment and share of a round are kept together', () => {
  const entries = kept(kept({}, 'a/1', { commitment: '12' }), 'a/1', { share: '34' });
  expect(entries).toEqual({ 'a/1': { seal: '12', share: '34' } });
});

test('what was seen first cannot be replaced later', () => {
  const entries = kept(kept({}, 'a/1', { commitment: '12', share: '34' }), 'a/1', { commitment: '56', share: '78' });
  expect(entries['a/1']).toEqual({ seal: '12', share: '34' });
});

test('only the latest hundred rounds are kept', () => {
  let entries = {};
  for (let round = 1; round <= 120; round++) entries = kept(entries, `a/${round}`, { commitment: String(round) });
  expect(Object.keys(entries)).toHaveLength(100);
  expect(Object.keys(entries)[0]).toBe('a/21');
});
