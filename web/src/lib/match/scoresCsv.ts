// Games of the score pad for a spreadsheet: a line for each player in each round.
import { padGrowth, type Pad } from './scorePad';

export interface CsvWords {
  heads: readonly string[]; // date, game, round, player, points, total
  gameName: (game: Pad['game']) => string;
}

/** Where a comma is in numbers, spreadsheets want semicolons. */
const separatorOf = (language: string): string => ((1.5).toLocaleString(language).includes(',') ? ';' : ',');

const pad2 = (number: number): string => String(number).padStart(2, '0');

/** The day where the game was played, as 2026-01-31. */
export function dayOf(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return '';
  const day = new Date(milliseconds);
  return `${day.getFullYear()}-${pad2(day.getMonth() + 1)}-${pad2(day.getDate())}`;
}

/** A field as it is: in quotes where it must be, and never read as a formula. */
function field(value: string | number, separator: string): string {
  if (typeof value === 'number') return String(value);
  const plain = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /["\r\n]/.test(plain) || plain.includes(separator) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

export function scoresCsv(games: readonly Pad[], language: string, { heads, gameName }: CsvWords): string {
  const separator = separatorOf(language);
  const rows: (string | number)[][] = [[...heads]];
  for (const game of games) {
    const sums = padGrowth(game);
    for (const [index, round] of game.rounds.entries())
      for (const [seat, name] of game.names.entries())
        rows.push([dayOf(game.changed), gameName(game.game), index + 1, name, round[seat] ?? 0, sums[index + 1]![seat]!]);
  }
  return rows.map((row) => row.map((each) => field(each, separator)).join(separator)).join('\r\n') + '\r\n';
}
