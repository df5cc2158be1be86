// The order of the rules: which clauses belong together, the kinds of cards, the house rules. Made by `make docs`.
import order from './rules.json';

export type GameName = 'maumau' | 'dos';

export interface Section {
  name: string;
  clauses: string[];
  rulings: string[];
}

export interface CardKind {
  kind: string;
  card: string;
  count: number;
  points: number | null;                                // null: its number
}

export interface HouseRule {
  name: string;
  values: string[];                                     // the strict one first; none for a number
  strict: string | number | boolean;
  clauses: string[];
}

interface Order {
  games: Record<GameName, { sections: Section[]; cards: CardKind[]; options: HouseRule[] }>;
  pictures: Record<string, string[]>;
}

export const ORDER: Order = order;

export const optionId = (game: GameName, name: string): string => `option-${game}-${name.replaceAll('_', '-')}`;

/** A clause's text in pieces: words, and names of house rules between backquotes. */
export const pieces = (text: string): { words: string; isOption: boolean }[] =>
  text.split('`').map((words, index) => ({ words, isOption: index % 2 === 1 }));
