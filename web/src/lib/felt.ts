// What of a move is felt at the table: cards that fly where nothing else shows it, and short marks beside who is concerned.
import { parseMove } from './cards';
import type { Moved, View } from './protocol';
import { gains } from './said';

/** A card on its way between two places; a back where the card is not known. */
export interface Flight {
  card: string | null;
  from: string;
  to: string;
  turn: number;                                         // how many fly before it to the same place
}

/** Beside a seat: cards that it got, or a word that it said. */
export interface Mark {
  seat: number;
  gained?: number;
  word?: 'mau' | 'dos';
}

const MOST = 6;                                         // cards in the air for one seat
const DEALT = 16;                                       // and for all when a round is dealt

/** The opening deal: a few cards stand for all of them, and go round from beside the dealer. */
export function dealOf({ dealer, hand_sizes: sizes }: View): Flight[] {
  const rounds = Math.min(4, Math.max(...sizes), Math.ceil(DEALT / sizes.length));
  return Array.from({ length: rounds * sizes.length }, (_, index) =>
    ({ card: null, from: 'pile', to: `seat-${(dealer + 1 + index) % sizes.length}`, turn: index / sizes.length }));
}

/** Cards that others draw, and those that leave the row when a turn ends. */
export function flightsOf(move: Moved, before: View | null): Flight[] {
  if (!before) return [];
  const drawn = gains(move, before).flatMap((count, seat) =>
    seat === move.view.seat ? [] : Array.from({ length: Math.min(MOST, Math.max(0, count)) }, (_, turn) => ({ card: null, from: 'pile', to: `seat-${seat}`, turn })));
  return [...putAway(before, move.view), ...drawn];
}

function putAway(before: View, view: View): Flight[] {
  if (!('row' in before) || !('row' in view)) return [];
  if (view.row.some(({ covered_by }) => covered_by.length > 0)) return [];
  return before.row.flatMap(({ covered_by }, index) =>
    covered_by.length === 0 ? [] : [{ card: covered_by.at(-1)!, from: `row-${index}`, to: 'discard', turn: 0 }]);
}

/** Words that were said, and cards that somebody got otherwise than by drawing one. */
export function marksOf(move: Moved, before: View | null): Mark[] {
  const word = parseMove(move.move).kind === 'call' ? [{ seat: move.seat, word: move.move as 'mau' | 'dos' }] : [];
  if (!before) return word;
  const gained = gains(move, before).flatMap((count, seat) => {
    const isUsual = seat === move.seat && move.move === 'draw' && count === 1;
    return count > 0 && !isUsual ? [{ seat, gained: count }] : [];
  });
  return [...word, ...gained];
}
