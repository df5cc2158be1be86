import { expect, it, vi } from 'vitest';
import { namesIn, paperOf, printAddress } from './prints';

vi.stubGlobal('navigator', { language: 'en-US' });

it.each([
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['en-GB', 'a4'],
  ['fi', 'a4'],
  ['sv-FI', 'a4'],
  ['zh-Hans-CN', 'a4'],
])('knows the paper of %s', (tag, paper) => {
  expect(paperOf(tag)).toBe(paper);
});

it('asks for what was wished, and for nothing else', () => {
  expect(printAddress('dos', 'cards', 'fi')).toBe('/api/print/dos/cards?paper=letter&language=fi');
  expect(printAddress('dos', 'rules', 'fi', { paper: 'a3', sheet: 'sv' })).toBe('/api/print/dos/rules?paper=a3&language=fi&sheet=sv');
  expect(printAddress('dos', 'scores', 'en', { paper: 'a4', players: ['Åke & Co', 'Bo'] })).toBe(
    '/api/print/dos/scores?paper=a4&language=en&players=%C3%85ke+%26+Co&players=Bo',
  );
});

it('reads names from a line', () => {
  expect(namesIn(' Aino, Bo;Caj ,, ')).toEqual(['Aino', 'Bo', 'Caj']);
  expect(namesIn('')).toEqual([]);
  expect(namesIn(Array.from({ length: 30 }, (_, each) => each).join())).toHaveLength(10);
});
