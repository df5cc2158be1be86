import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepHistory, keptHistory } from './keptHistory';
import type { ToldMove } from './roundHistory';

const MOVE: ToldMove = { number: 3, seat: 1, move: 'draw', by: 'owner', told: [{ id: 'play-said-draws', seat: 1, count: 2 }] };

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was told is there again, for the same round only', () => {
  keepHistory('baba 1 2', [MOVE]);
  expect(keptHistory('baba 1 2')).toEqual([MOVE]);
  expect(keptHistory('baba 1 3')).toEqual([]);
});

test('without a store, or with something else in it, nothing was told', () => {
  expect(keptHistory('baba 1 2')).toEqual([]);
  sessionStorage.setItem('maukas.round', '{');
  expect(keptHistory('baba 1 2')).toEqual([]);
  vi.unstubAllGlobals();
  keepHistory('baba 1 2', [MOVE]);
  expect(keptHistory('baba 1 2')).toEqual([]);
});
