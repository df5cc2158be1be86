import { beforeAll, expect, test, vi } from 'vitest';
import { needTexts, useLanguage } from '../texts/texts.svelte';
import { outcomeLines, outcomeText, type Outcome } from './outcome';
import { resultSvg } from './resultPicture';

vi.stubGlobal('document', { documentElement: {} });

const outcome: Outcome = {
  game: 'maumau',
  names: ['Aino', '<b>Bo & "Co"</b>', 'Caj'],
  totals: [40, 12, 40],
  winners: [1],
  rounds: 3,
  ended: Date.UTC(2026, 0, 6, 12),
  link: 'https://cards.example/m/abc',
};

beforeAll(async () => {
  await useLanguage('en');
  await needTexts('result');
});

test('the lines go from the first place to the last', () => {
  expect(outcomeLines(outcome).map(({ place, name }) => `${place} ${name}`)).toEqual(['1 <b>Bo & "Co"</b>', '2 Aino', '2 Caj']);
});

test('the text says who won what and when, with all totals and the link', () => {
  expect(outcomeText(outcome).split('\n')).toEqual([
    '<b>Bo & "Co"</b> wins!',
    'Mau Mau · 3 rounds · Jan 6, 2026',
    '1. <b>Bo & "Co"</b>: 12 points',
    '2. Aino: 40 points',
    '2. Caj: 40 points',
    'https://cards.example/m/abc',
  ]);
});

test('in another language it is told in that', async () => {
  await useLanguage('fi');
  expect(outcomeText({ ...outcome, names: ['Aino', 'Bo', 'Caj'], link: '' })).toContain('Bo voitti!');
  await useLanguage('en');
});

test('the picture has every name and total, and a name is never read as a drawing', () => {
  const svg = resultSvg(outcome);
  expect(svg).toContain('&lt;b&gt;Bo &amp; &quot;Co&quot;&lt;/b&gt;');
  expect(svg).not.toContain('<b>');
  expect(svg.match(/>40</g)).toHaveLength(2);
  expect(svg).toContain('>12<');
  expect(svg).not.toContain('cards.example'); // pictures are not pressed
});
