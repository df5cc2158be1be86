// The card that ended a round, or the two.
import { parseMove } from '../cards/notation';
import type { MoveMade } from '../protocol';

/** What the winner laid last; nothing if those moves were not seen. */
export function lastCards(log: readonly MoveMade[], winner: number | null): string[] {
  const laid = log.filter(({ seat }) => seat === winner).map(({ move }) => parseMove(move).cards);
  return laid.filter((cards) => cards.length > 0).at(-1) ?? [];
}
