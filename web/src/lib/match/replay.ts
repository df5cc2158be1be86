// A finished round, position by position: what the server told of each move is put together again.
import type { MoveMade, RoundReplay, View } from '../protocol';
import { sentences, type Sentence } from '../texts/sentences';

/** A position of the round with all hands; the first is the deal. */
export interface Position {
  view: View;
  hands: string[][];
  told: Sentence[]; // of the move that led to it
}

export function positions({ game, opening, steps }: RoundReplay): Position[] {
  let now: Position = { view: opening, hands: opening.hands ?? [], told: [] };
  const all = [now];
  for (const { seat, move, view: changes, hands: changed = {} } of steps) {
    const before = now.view;
    const view = { ...before, ...changes } as View;
    const hands = now.hands.map((hand, each) => changed[each] ?? hand);
    now = { view, hands, told: sentences(game, { type: 'moved', number: all.length, seat, move, view }, before, null) };
    all.push(now);
  }
  return all;
}

/** The moves before a position. */
export const logAt = ({ steps }: RoundReplay, at: number): MoveMade[] =>
  steps.slice(0, at).map(({ seat, move }, index) => ({ number: index + 1, seat, move }));

/** For each card of a hand whether it has just come to it. */
export function fresh(hand: readonly string[], before: readonly string[]): boolean[] {
  const left = new Map<string, number>();
  for (const card of before) left.set(card, (left.get(card) ?? 0) + 1);
  return hand.map((card) => {
    const count = left.get(card) ?? 0;
    left.set(card, count - 1);
    return count <= 0;
  });
}

/** A place in a match, as its link says it: `?round=2&move=17`. */
export interface Place {
  round: number;
  move: number;
}

export function placeOf(query: string): Place {
  const read = new URLSearchParams(query);
  const number = (name: string, least: number): number => {
    const value = Number(read.get(name) ?? least);
    return Number.isSafeInteger(value) ? Math.max(least, value) : least;
  };
  return { round: number('round', 1), move: number('move', 0) };
}

export const pathTo = (match: string, { round, move }: Place): string => `m/${encodeURIComponent(match)}?round=${round}&move=${move}`;
