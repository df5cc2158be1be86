// What is told of a move, in sentences: ids and values of the texts. Who counts cards need only compare two views.
import { parseMove } from './cards';
import type { Moved, View } from './protocol';

export interface Sentence {
  id: string;
  seat: number;
  cards?: string[];
  target?: string;
  colour?: string;
  other?: number;
  count?: number;
}

/** How many cards each seat got by the move, beyond those that the mover laid. */
export function gains(move: Moved, before: View): number[] {
  const { kind, cards } = parseMove(move.move);
  const laid = kind === 'lay' || kind === 'cover' || kind === 'add' ? cards.length : 0;
  return move.view.hand_sizes.map((size, seat) => size - (before.hand_sizes[seat] ?? 0) + (seat === move.seat ? laid : 0));
}

export function sentences(move: Moved, before: View | null, me: number | null): Sentence[] {
  const gained = before ? gains(move, before) : [];
  const told = [ofMove(move, gained[move.seat] ?? 0)];
  gained.forEach((count, seat) => {
    if (count > 0 && !(seat === move.seat && move.move === 'draw')) told.push({ id: 'play-said-takes', seat, count });
  });
  if (before && 'direction' in before && 'direction' in move.view && before.direction !== move.view.direction)
    told.push({ id: 'play-said-direction', seat: move.seat });
  if (move.view.winner !== null) told.push({ id: 'play-said-out', seat: move.view.winner });
  else if (me !== null && move.view.turn === me && before?.turn !== me) told.push(...myTurn(move.view, me));
  return told;
}

function myTurn(view: View, me: number): Sentence[] {
  const turn: Sentence = { id: 'play-said-your-turn', seat: me };
  return 'debt' in view && view.debt > 0 ? [turn, { id: 'play-said-debt', seat: me, count: view.debt }] : [turn];
}

function ofMove({ move, seat }: Moved, drawn: number): Sentence {
  const { kind, cards, target, colour, seat: other } = parseMove(move);
  switch (kind) {
    case 'lay':
      return colour ? { id: 'play-said-change', seat, colour } : { id: 'play-said-lays', seat, cards };
    case 'cover':
      return { id: cards.length > 1 ? 'play-said-covers-two' : 'play-said-covers', seat, cards, target: target ?? '' };
    case 'add':
      return { id: 'play-said-adds', seat, cards };
    case 'draw':
      return { id: 'play-said-draws', seat, count: drawn };
    case 'end':
      return { id: 'play-said-ends', seat };
    case 'call':
      return { id: move === 'mau' ? 'play-said-mau' : 'play-said-dos', seat };
    case 'catch':
      return { id: 'play-said-catches', seat, other: other ?? 0 };
  }
}
