import { expect, test } from 'vitest';
import { kept } from './seals';

test('seal and share of a round are kept together', () => {
  const seals = kept(kept({}, 'a/1', { seal: '12' }), 'a/1', { share: '34' });
  expect(seals).toEqual({ 'a/1': { seal: '12', share: '34' } });
});

test('what was seen first cannot be replaced later', () => {
  const seals = kept(kept({}, 'a/1', { seal: '12', share: '34' }), 'a/1', { seal: '56', share: '78' });
  expect(seals['a/1']).toEqual({ seal: '12', share: '34' });
});

test('only the latest hundred rounds are kept', () => {
  let seals = {};
  for (let round = 1; round <= 120; round++) seals = kept(seals, `a/${round}`, { seal: String(round) });
  expect(Object.keys(seals)).toHaveLength(100);
  expect(Object.keys(seals)[0]).toBe('a/21');
});
