// The upper cards of the discard pile, as far as this page has seen them laid.
import { parseMove } from '../../cards/notation';
import type { MoveMade } from '../../protocol';

const SEEN = 3;

export const cardOf = ({ move }: MoveMade): string => parseMove(move).cards[0] ?? '';
const isLay = ({ move }: MoveMade): boolean => parseMove(move).kind === 'lay';

/** The card that no move of this round has laid. */
const turnedUp = (card: string): MoveMade => ({ number: 0, seat: -1, move: card });

export class DiscardPile {
  private opening: string | null = null; // the card that was turned up for this round

  /** The cards to show, the top last: what lay there stays until enough others lie on it. */
  cards(log: readonly MoveMade[], top: string): readonly MoveMade[] {
    const laid: MoveMade[] = [];
    for (let at = log.length - 1; at >= 0 && laid.length < SEEN; at -= 1) if (isLay(log[at]!)) laid.unshift(log[at]!);
    if (log.length === 0) this.opening = top;
    const last = laid.at(-1);
    if (!last || cardOf(last) !== top) return [turnedUp(top)];
    return laid.length < SEEN && this.opening !== null ? [turnedUp(this.opening), ...laid] : laid;
  }
}
