// What the server makes to print, and on which paper.
import { base } from './base';

export type Print = 'cards' | 'rules' | 'scores';

const WITH_LETTER = new Set(['US', 'CA', 'MX']);

/** The paper that people have where this language is spoken so: `en-US` has letter, everybody else A4. */
export function paperOf(tag: string): 'a4' | 'letter' {
  const region = /[-_]([A-Z]{2})\b/.exec(tag)?.[1] ?? '';
  return WITH_LETTER.has(region) ? 'letter' : 'a4';
}

export type Paper = 'a4' | 'a3' | 'letter';

/** What a printer may have; these names are the same everywhere. */
export const PAPERS: readonly { paper: Paper; label: string }[] = [
  { paper: 'a4', label: 'A4' },
  { paper: 'a3', label: 'A3' },
  { paper: 'letter', label: 'Letter' },
];

export interface PrintWishes {
  paper?: Paper;
  large?: boolean; // of cards
  sheet?: string; // of rules: the language of a printed sheet
  players?: readonly string[]; // of a score sheet
}

const MOST_NAMES = 10;

/** The names in a line with commas between them. */
export const namesIn = (line: string): string[] =>
  line
    .split(/[,;]/)
    .map((name) => name.trim().slice(0, 24))
    .filter((name) => name !== '')
    .slice(0, MOST_NAMES);

export function printAddress(game: string, kind: Print, language: string, wishes: PrintWishes = {}): string {
  const { paper = paperOf(navigator.language), large = false, sheet = '', players = [] } = wishes;
  const query = new URLSearchParams({ paper, language, ...(large ? { large: 'true' } : {}), ...(sheet ? { sheet } : {}) });
  for (const player of players) query.append('players', player);
  return `${base}api/print/${game}/${kind}?${query}`;
}
