// The cards of a hand as they are shown: in which order, under which keys, and where.
import { parseCard, sorted } from '../cards/cards';
import { parseMove } from '../cards/notation';

/** A card of my hand; `key` tells two equal cards apart. */
export interface HandCard {
  readonly key: string;
  readonly card: string;
}

const known = new Map<string, HandCard>(); // one object for each card: as long as it is held, it is the same one

function handCard(card: string, count: number): HandCard {
  const key = `${card}.${count}`;
  const found = known.get(key) ?? { key, card };
  known.set(key, found);
  return found;
}

/** The hand in the order in which it is shown, each card with a key that stays the same while the card is held. */
export function arranged(hand: readonly string[], isSorted: boolean): HandCard[] {
  const seen = new Map<string, number>();
  return (isSorted ? sorted(hand) : hand).map((card) => {
    const count = seen.get(card) ?? 0;
    seen.set(card, count + 1);
    return handCard(card, count);
  });
}

/** Where the next colour begins in a hand, or with -1 the one before; round and round. */
export function colourGroup(cards: readonly HandCard[], at: number, step: 1 | -1): number {
  const colour = (index: number): string | null => parseCard(cards[index]!.card).colour;
  const begins = cards.map((_, index) => index).filter((index) => index === 0 || colour(index) !== colour(index - 1));
  const current = begins.filter((index) => index <= at).length - 1;
  return begins.at((current + step) % begins.length) ?? 0;
}

export const cardOfKey = (key: string): string => key.slice(0, key.lastIndexOf('.'));

/** The cards of the hand that a move takes: those that were touched, else the first of their kind. */
export function keysOf(move: string, touched: readonly string[]): string[] {
  const { cards } = parseMove(move);
  const keys = touched.filter((key) => cards.includes(cardOfKey(key)));
  return keys.length === cards.length ? keys : arranged(cards, false).map(({ key }) => key);
}

/** How the hand is spread: as few rows as possible, and at least `least` of each card to touch. */
export function spread(
  count: number,
  width: number,
  card: number,
  least: number,
  gap: number,
): { perRow: number; step: number; rows: number } {
  const most = Math.max(1, Math.floor((width - card) / least) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const perRow = Math.max(1, Math.ceil(count / rows));
  const step = perRow === 1 ? 0 : Math.min(card + gap, (width - card) / (perRow - 1));
  return { perRow, step, rows };
}
