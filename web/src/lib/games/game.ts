// What the page asks of a game. Everything that only one game knows lies behind these interfaces, in the folder of that game.
import type { Component } from 'svelte';
import type { Flight } from '../board/flights';
import type { Selection, SelectionTable } from '../board/selection.svelte';
import type { MoveMade, Settings, View } from '../protocol';
import type { Sentence } from '../texts/sentences';

export type GameName = Settings['game'];

/** A colour of the page's palette. */
type Tone = 'red' | 'green' | 'blue' | 'yellow';

/** How a game is shown outside of its table: `look.ts`. */
export interface GameLook {
  readonly tone: Tone;
  readonly icon: readonly { x: number; y: number; turn: number; tone: Tone }[]; // cards, on 40 by 40
  readonly fan: readonly { card: string; turn: number; x: number; y: number }[]; // in degrees, and in percent of a card's size
}

/** Whether it is good to have many points or few. */
export type Aim = 'most' | 'fewest';

/** How points make a match, also those of real cards: `pad.ts`. */
export interface PadRules {
  readonly aim: Aim;
  readonly goal: number; // unless another one is chosen
  readonly highestGoal: number;
  readonly step: number; // between two goals
  readonly goalLabel: string; // ids of texts
  readonly goalNote: string;
  isOver(totals: readonly number[], rounds: number, goal: number): boolean;
  /** What is strange about the points of a round, as the id of a text; nothing if they can be true. */
  oddity(points: readonly number[]): string | null;
}

/** A text by its id, and the number in it. */
export interface Phrase {
  readonly id: string;
  readonly count?: number;
}

/** What the middle of a table gets; without `selection` it is only looked at. */
export interface MiddleProps<V extends View = View, S extends Selection = Selection> {
  view: V;
  log: readonly MoveMade[]; // the moves of this round so far
  selection?: S;
  advised?: string | null; // the card in the middle that a hint names
  isDrawn?: boolean; // a draw is sent and not answered yet
  ondraw?: (() => void) | undefined;
}

/** What happens at a table of the game: `play.ts`. */
export interface GamePlay<V extends View = View, S extends Selection = Selection> {
  readonly call: string; // the word that is called, as a move
  readonly callSentence: string; // the id of its text
  readonly Middle: Component<MiddleProps<V, S>>;
  /** Who is on turn after the one who is, as things are; nobody where that goes without saying. */
  next(view: V): number | null;
  direction(view: V): number; // of play: 1 is clockwise
  hasCalled(view: V): boolean; // the seat on turn
  debt(view: V): number; // how many cards a draw takes because they are owed
  select(table: SelectionTable, wantsSecondTouch: () => boolean): S;
  /** What `end` means now, for its button; it is the way out of what `prompt` asks for. */
  ending(view: V): Phrase;
  /** What the seat on turn is asked for, beside a move. */
  prompt(view: V): Phrase | null;
  /** Cards that move in the middle of the table when a view becomes another. */
  flights(before: V, now: V): Flight[];
  /** How many of the cards that a draw brought are a penalty. */
  drawPenalty(before: V, seat: number, taken: number, options: Settings['options']): number;
  /** Why seats got cards by a move. */
  penaltyReasons(before: V, move: MoveMade & { view: V }, gained: readonly number[]): Sentence[];
  /** What is said of a move beside what all games have. */
  sentences(before: V, move: MoveMade & { view: V }): Sentence[];
  /** What is said when my turn begins, beside that it does. */
  turnSentences(view: V, me: number): Sentence[];
}
