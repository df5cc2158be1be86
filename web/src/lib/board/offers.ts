// What is offered: read from the legal moves that the server lists, never from rules.
import { parseMove } from '../cards/notation';

/** What is selected: cards of the hand, and a card that they go on. */
export interface Selected {
  cards: readonly string[];
  target: string | null;
}

const matches = (move: string, selected: Selected): boolean => {
  const { kind, cards, target } = parseMove(move);
  if (kind !== 'cover' && kind !== 'lay' && !(kind === 'add' && selected.target === null)) return false;
  if (selected.target !== null && target !== selected.target) return false;
  return isWithin(selected.cards, cards);
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

/** The legal moves that this selection can still become. */
export const completions = (legal: readonly string[], selected: Selected): string[] => legal.filter((move) => matches(move, selected));

/** The legal moves that this selection already is: the same two cards in another order are one offer. */
export function finished(legal: readonly string[], selected: Selected): string[] {
  const seen = new Set<string>();
  return completions(legal, selected).filter((move) => {
    const { cards, target } = parseMove(move);
    const same = [...cards].sort().join(' ') + '>' + (target ?? '');
    if (cards.length !== selected.cards.length || seen.has(same)) return false;
    seen.add(same);
    return true;
  });
}

/** The hand cards that can be part of the move when this is selected. */
export function openCards(legal: readonly string[], selected: Selected): Set<string> {
  const found = new Set<string>();
  for (const move of completions(legal, selected)) {
    const left = [...parseMove(move).cards];
    for (const card of selected.cards) left.splice(left.indexOf(card), 1);
    for (const card of left) found.add(card);
  }
  return found;
}

/** The cards that the selection can still go on. */
export function openTargets(legal: readonly string[], cards: readonly string[]): Set<string> {
  const targets = completions(legal, { cards, target: null }).map((move) => parseMove(move).target);
  return new Set(targets.filter((target) => target !== null));
}

/** The seats that can be caught. */
export const catchable = (legal: readonly string[]): number[] =>
  legal
    .map(parseMove)
    .filter((move) => move.kind === 'catch')
    .map((move) => move.seat ?? 0);

/** The word that can be called now. */
export const callable = (legal: readonly string[]): string | null => legal.find((move) => parseMove(move).kind === 'call') ?? null;
