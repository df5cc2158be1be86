// What is seen of a move at the table: cards that fly where nothing else shows it, and short marks beside the seats concerned.
import { parseMove } from '../cards/notation';
import type { GameName } from '../games/game';
import { playOf } from '../games/plays';
import type { Moved, View } from '../protocol';
import { gains, sentences } from '../texts/sentences';

/** A card on its way between two places; a back where the card is not known. */
export interface Flight {
  card: string | null;
  from: string;
  to: string;
  turn: number; // how many fly before it to the same place
}

/** Beside a seat: cards that it got, a word that it said, or that it misses a turn. */
export interface Mark {
  seat: number;
  gained?: number;
  word?: string;
  isSkipped?: boolean;
}

const MOST = 6; // cards in the air for one seat
const DEALT = 16; // and for all when a round is dealt

/** The opening deal: a few cards stand for all of them, and go round from beside the dealer. */
export function dealOf({ dealer, hand_sizes: sizes }: View): Flight[] {
  const rounds = Math.min(4, Math.max(...sizes), Math.ceil(DEALT / sizes.length));
  return Array.from({ length: rounds * sizes.length }, (_, index) => ({
    card: null,
    from: 'pile',
    to: `seat-${(dealer + 1 + index) % sizes.length}`,
    turn: index / sizes.length,
  }));
}

/** Cards that others draw, and those that move in the middle. */
export function flightsOf(game: GameName, move: Moved, before: View | null): Flight[] {
  if (!before) return [];
  const drawn = gains(move, before).flatMap((count, seat) =>
    seat === move.view.seat
      ? []
      : Array.from({ length: Math.min(MOST, Math.max(0, count)) }, (_, turn) => ({ card: null, from: 'pile', to: `seat-${seat}`, turn })),
  );
  return [...playOf(game).flights(before, move.view), ...drawn];
}

/** Words that were said, cards that somebody got otherwise than by drawing one, and who misses a turn. */
export function marksOf(game: GameName, move: Moved, before: View | null): Mark[] {
  const word = parseMove(move.move).kind === 'call' ? [{ seat: move.seat, word: move.move }] : [];
  if (!before) return word;
  const gained = gains(move, before).flatMap((count, seat) => {
    const isUsual = seat === move.seat && move.move === 'draw' && count === 1;
    return count > 0 && !isUsual ? [{ seat, gained: count }] : [];
  });
  const skipped = sentences(game, move, before, null).flatMap(({ id, seat }) =>
    id === 'play-said-skipped' ? [{ seat, isSkipped: true }] : [],
  );
  return [...word, ...gained, ...skipped];
}
