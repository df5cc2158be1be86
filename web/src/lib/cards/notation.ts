// Cards and moves as they are written: docs/notation.md. What a card does is the server's affair.
export type Colour = 'R' | 'G' | 'B' | 'Y';

export const COLOURS: readonly Colour[] = ['R', 'G', 'B', 'Y'];

/** A move taken apart: cards laid, the card they go on, the colour named. */
export interface MoveParts {
  kind: 'lay' | 'cover' | 'add' | 'draw' | 'end' | 'call' | 'catch';
  cards: string[];
  target: string | null;
  colour: Colour | null;
  seat: number | null;
}

export function parseMove(move: string): MoveParts {
  const parts: MoveParts = { kind: 'lay', cards: [], target: null, colour: null, seat: null };
  if (move === 'draw' || move === 'end') return { ...parts, kind: move };
  if (/^[a-z]+$/.test(move)) return { ...parts, kind: 'call' };
  if (move.startsWith('catch:')) return { ...parts, kind: 'catch', seat: Number(move.slice(6)) };
  if (move.startsWith('add:')) return { ...parts, kind: 'add', cards: [move.slice(4)] };
  const [laid, target] = splitCover(move);
  if (target !== null) return { ...parts, kind: 'cover', cards: splitSum(laid), target };
  const [card, colour = null] = move.split(':');
  return { ...parts, cards: [card!], colour: colour as Colour | null };
}

/** Calls and catches are made beside the turn, and make no decision stale. */
export const isOutOfTurn = (move: string): boolean => ['call', 'catch'].includes(parseMove(move).kind);

/** `R3+G4>B7` is a cover, `R<>` is a card. */
function splitCover(move: string): [string, string | null] {
  const at = move.search(/>(?=[A-Z])/);
  return at < 0 ? [move, null] : [move.slice(0, at), move.slice(at + 1)];
}

const splitSum = (laid: string): string[] => laid.split(/\+(?=[A-Z])/);
