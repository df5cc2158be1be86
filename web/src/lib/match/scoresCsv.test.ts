import { expect, test } from 'vitest';
import { freshPad, type Pad } from './scorePad';
import { dayOf, scoresCsv } from './scoresCsv';

const words = { heads: ['Date', 'Game', 'Round', 'Player', 'Points', 'Total'], gameName: (game: string) => game.toUpperCase() };
const game: Pad = {
  ...freshPad('dos', ['Åke; "Å"', '=HYPERLINK(1)']),
  rounds: [
    [30, 0],
    [0, -5],
  ],
  isOn: true,
  changed: new Date(2026, 0, 6, 23, 50).getTime(),
};

test('each player has a line in each round, with the total so far', () => {
  expect(scoresCsv([{ ...game, names: ['Aino', 'Bo'] }], 'en', words)).toBe(
    [
      'Date,Game,Round,Player,Points,Total',
      '2026-01-06,DOS,1,Aino,30,30',
      '2026-01-06,DOS,1,Bo,0,0',
      '2026-01-06,DOS,2,Aino,0,30',
      '2026-01-06,DOS,2,Bo,-5,-5',
      '',
    ].join('\r\n'),
  );
});

test('where numbers have commas there are semicolons; names stay whole, and are no formulas', () => {
  const [, first, second] = scoresCsv([game], 'fi', words).split('\r\n');
  expect(first).toBe('2026-01-06;DOS;1;"Åke; ""Å""";30;30');
  expect(second).toBe("2026-01-06;DOS;1;'=HYPERLINK(1);0;0");
});

test('a game from before days were noted has none', () => {
  expect(dayOf(undefined)).toBe('');
});
