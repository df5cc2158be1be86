// What is offered: read from the legal moves that the server lists, never from rules.
import { parseMove, sorted } from './cards';

/** A card of the own hand; `key` tells two equal cards apart. */
export interface HandCard {
  readonly key: string;
  readonly card: string;
}

const known = new Map<string, HandCard>();               // one object for each card: as long as it is held, it is the same one

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

export const cardOfKey = (key: string): string => key.slice(0, key.lastIndexOf('.'));

/** The cards of the hand that a move takes: those that were touched, else the first of their kind. */
export function keysOf(move: string, touched: readonly string[]): string[] {
  const { cards } = parseMove(move);
  const keys = touched.filter((key) => cards.includes(cardOfKey(key)));
  return keys.length === cards.length ? keys : arranged(cards, false).map(({ key }) => key);
}

/** The choice being made in DOS: cards of the hand, and a card of the centre row. */
export interface Choice {
  cards: readonly string[];
  target: string | null;
}

const matches = (move: string, choice: Choice): boolean => {
  const { kind, cards, target } = parseMove(move);
  if (kind !== 'cover' && kind !== 'lay' && !(kind === 'add' && choice.target === null)) return false;
  if (choice.target !== null && target !== choice.target) return false;
  return isWithin(choice.cards, cards);
};

/** Whether all of `few` are among `many`, each as often as it is needed. */
export function isWithin(few: readonly string[], many: readonly string[]): boolean {
  const left = [...many];
  return few.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The legal moves that this choice can still become. */
export const completions = (legal: readonly string[], choice: Choice): string[] => legal.filter((move) => matches(move, choice));

/** The legal moves that this choice is already: the same two cards in another order are one offer. */
export function finished(legal: readonly string[], choice: Choice): string[] {
  const seen = new Set<string>();
  return completions(legal, choice).filter((move) => {
    const { cards, target } = parseMove(move);
    const same = [...cards].sort().join(' ') + '>' + (target ?? '');
    if (cards.length !== choice.cards.length || seen.has(same)) return false;
    seen.add(same);
    return true;
  });
}

/** The hand cards that can be part of the move when the choice is as it is. */
export function openCards(legal: readonly string[], choice: Choice): Set<string> {
  const found = new Set<string>();
  for (const move of completions(legal, choice)) {
    const left = [...parseMove(move).cards];
    for (const card of choice.cards) left.splice(left.indexOf(card), 1);
    for (const card of left) found.add(card);
  }
  return found;
}

/** The centre cards that the choice can still go on. */
export function openTargets(legal: readonly string[], cards: readonly string[]): Set<string> {
  const targets = completions(legal, { cards, target: null }).map((move) => parseMove(move).target);
  return new Set(targets.filter((target) => target !== null));
}

/** The seats that can be caught. */
export const catchable = (legal: readonly string[]): number[] =>
  legal.map(parseMove).filter((move) => move.kind === 'catch').map((move) => move.seat ?? 0);

/** The word that can be said now. */
export const callable = (legal: readonly string[]): 'mau' | 'dos' | null =>
  legal.includes('mau') ? 'mau' : legal.includes('dos') ? 'dos' : null;

/** How the hand is spread: as few rows as possible, and at least `least` of each card to touch. */
export function spread(count: number, width: number, card: number, least: number, gap: number): { perRow: number; step: number; rows: number } {
  const most = Math.max(1, Math.floor((width - card) / least) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const perRow = Math.max(1, Math.ceil(count / rows));
  const step = perRow === 1 ? 0 : Math.min(card + gap, (width - card) / (perRow - 1));
  return { perRow, step, rows };
}
