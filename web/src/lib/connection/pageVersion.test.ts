import { beforeEach, expect, test } from 'vitest';
import { PageVersion } from './pageVersion.svelte';

let loaded: string[];
let kept: Map<string, string>;
const page = (own: string | null): PageVersion =>
  new PageVersion(own, { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }, (address) =>
    loaded.push(address),
  );

beforeEach(() => {
  loaded = [];
  kept = new Map();
});

test('a page that is the one that the server has stays', () => {
  const current = page('a');
  current.hear('a');
  current.hear(null); // an answer without the mark, from something between
  expect(current.renew('/')).toBe(false);
  expect(loaded).toEqual([]);
});

test('an old page loads the new one, but not while something could be lost', () => {
  const old = page('a');
  old.hear('b');
  expect(old.renew('/t/x', false)).toBe(false);
  expect(old.renew('/t/x')).toBe(true);
  expect(loaded).toEqual(['/t/x']);
});

test('it is tried once for each new page, also when the old one comes back', () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const stubborn = page('a');
    stubborn.hear('b');
    stubborn.renew('/');
  }
  expect(loaded).toHaveLength(1);
  const later = page('a');
  later.hear('c');
  later.renew('/');
  expect(loaded).toHaveLength(2);
});

test('a page without a mark of its own never reloads', () => {
  const developing = page(null);
  developing.hear('b');
  expect(developing.isOld).toBe(false);
});

test('a page whose parts are gone from the server is loaded anew, once', () => {
  page('a').missesPart('/new', 'b');
  page('a').missesPart('/new', 'b');
  expect(loaded).toEqual(['/new']);
});

test.each([null, 'a'])('a part that was not loaded because the server was away for a moment is no reason: then it has %s', (served) => {
  page('a').missesPart('/new', served);
  expect(loaded).toEqual([]);
});
