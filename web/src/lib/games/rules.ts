// The order of the rules: which clauses belong together, the kinds of cards, the house rules. Made by `make docs`.
import type { GameName } from './game';

export interface Section {
  name: string;
  clauses: string[];
  rulings: string[];
}

export interface CardSample {
  kind: string;
  card: string;
  count: number;
  points: number | null; // null: its number
}

export interface HouseRule {
  name: string;
  values: string[]; // the strict one first; none for a number
  strict: string | number | boolean;
  clauses: string[];
}

/** A printed sheet: its language, and the ids of the texts of the clauses that have words of their own for what it says. */
export interface PrintedSheet {
  sheet: string;
  texts: Record<string, string>;
}

/** Everything that the screen of a game's rules must know beside the texts. */
export interface RulesOrder {
  sections: Section[];
  cards: CardSample[];
  options: HouseRule[];
  sheets: PrintedSheet[];
  pictures: Record<string, string[]>; // by clause
}

const orders = import.meta.glob<RulesOrder>('./*/rules.json', { eager: true, import: 'default' });

export const rulesOf = (game: GameName): RulesOrder => orders[`./${game}/rules.json`]!;

export const optionId = (game: GameName, name: string): string => `option-${game}-${name.replaceAll('_', '-')}`;

/** A clause's text in pieces: words, and names of house rules between backquotes. */
export const pieces = (text: string): { words: string; isOption: boolean }[] =>
  text.split('`').map((words, index) => ({ words, isOption: index % 2 === 1 }));
