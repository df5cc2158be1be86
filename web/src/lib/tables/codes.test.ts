import { expect, test } from 'vitest';
import { readCode, spoken } from './codes';

test.each([
  ['fomutibakeda', 'fomutibakeda'],
  ['  FOMU-tiba keda ', 'fomutibakeda'],
  ['https://cards.example/games/t/fomutibakeda', 'fomutibakeda'],
  ['https://cards.example/t/fomutibakeda?play#x', 'fomutibakeda'],
  ['t/FOMU-TIBA-KEDA', 'fomutibakeda'],
  ['Come and play: http://host:8080/t/fomutibakeda !', 'fomutibakeda'],
  ['', ''],
  [' 12 ', ''],
])('%s means the code %s', (written, code) => {
  expect(readCode(written)).toBe(code);
});

test('a code is read aloud in groups, and read back', () => {
  expect(spoken('fomutibakeda')).toBe('fomu-tiba-keda');
  expect(readCode(spoken('fomutibakeda'))).toBe('fomutibakeda');
});
