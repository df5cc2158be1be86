import { beforeAll, describe, expect, test, vi } from 'vitest';
import { has, need, speak, text } from './texts.svelte';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});

describe('texts', () => {
  test('are there for playing at once, and others when they are needed', async () => {
    await speak('en');
    expect(text('web-play-now')).toBe('Play now');
    expect(text('colour-R')).toBe('red');
    expect(has('maumau-must-lay')).toBe(false);
    await need('judge');
    expect(text('maumau-must-lay')).toContain('you may not draw');
  });

  test('once needed, are there in every language', async () => {
    await need('judge');
    await speak('fi');
    expect(text('web-play-now')).toBe('Pelaa heti');
    expect(text('maumau-must-lay')).not.toBe('maumau-must-lay');
    expect(document.documentElement.lang).toBe('fi');
  });

  test('of the language that was asked for last are shown, whatever arrives first', async () => {
    await Promise.all([speak('da'), need('options'), speak('sv'), need('sheet')]);
    expect(document.documentElement.lang).toBe('sv');
    expect(text('option-dos-bonus')).not.toBe('option-dos-bonus');
  });

  test('have numbers in them, written as the language does', async () => {
    await speak('en');
    expect([1, 2, 999, 1000].map((count) => text('web-rounds', { count }))).toEqual(['1 round', '2 rounds', '999 rounds', '1,000 rounds']);
  });

  test('that do not exist show their id', () => {
    expect(text('web-nothing')).toBe('web-nothing');
  });
});
