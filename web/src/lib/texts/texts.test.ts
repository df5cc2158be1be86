import { beforeAll, describe, expect, test, vi } from 'vitest';
import { cardText, hasText, needTexts, useLanguage, text } from './texts.svelte';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});

describe('texts', () => {
  test('are there for playing at once, and others when they are needed', async () => {
    await useLanguage('en');
    expect(text('web-play-now')).toBe('Play now');
    expect(text('colour-R')).toBe('red');
    expect(hasText('maumau-must-lay')).toBe(false);
    await needTexts('judge');
    expect(text('maumau-must-lay')).toContain('Play a card instead');
  });

  test('once needed, are there in every language', async () => {
    await needTexts('judge');
    await useLanguage('fi');
    expect(text('web-play-now')).toBe('Pelaa heti');
    expect(text('maumau-must-lay')).not.toBe('maumau-must-lay');
    expect(document.documentElement.lang).toBe('fi');
  });

  test('of the language that was asked for last are shown, whatever arrives first', async () => {
    await Promise.all([useLanguage('da'), needTexts('options'), useLanguage('sv'), needTexts('sheet')]);
    expect(document.documentElement.lang).toBe('sv');
    expect(text('option-dos-bonus')).not.toBe('option-dos-bonus');
  });

  test('have numbers in them, written as the language does', async () => {
    await useLanguage('en');
    expect([1, 2, 999, 1000].map((count) => text('web-rounds', { count }))).toEqual(['1 round', '2 rounds', '999 rounds', '1,000 rounds']);
  });

  test('name a card in the form that a sentence needs, where the language inflects it', async () => {
    await useLanguage('fi');
    expect(['R8', 'B+2', 'W'].map((card) => cardText('maumau', card, 'genitive'))).toEqual([
      'punaisen 8:n',
      'sinisen Ota 2! -kortin',
      'värinvaihtokortin',
    ]);
    expect(['R8', 'D'].map((card) => cardText('dos', card))).toEqual(['punainen 8', 'DOS-villikortti']);
    await useLanguage('sv');
    expect(cardText('dos', 'D', 'genitive')).toBe(cardText('dos', 'D'));
  });

  test('that do not exist show their id', () => {
    expect(text('web-nothing')).toBe('web-nothing');
  });
});
