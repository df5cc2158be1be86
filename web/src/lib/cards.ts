// Cards as they are written: `R5`, `G<>`, `B+2`, `Y+4`, `RX`, `W`; in DOS `R#` and `D`. What a card does is the server's business.
export type Colour = 'R' | 'G' | 'B' | 'Y';
export type Kind = 'number' | 'reverse' | 'take-two' | 'take-four' | 'stop' | 'hash' | 'change' | 'wild';

export interface Card {
  name: string;
  colour: Colour | null;
  kind: Kind;
  number: number | null;
}

export const COLOURS: readonly Colour[] = ['R', 'G', 'B', 'Y'];
const KINDS: Record<string, Kind> = { '<>': 'reverse', '+2': 'take-two', '+4': 'take-four', X: 'stop', '#': 'hash' };
const ORDER: readonly Kind[] = ['number', 'reverse', 'stop', 'take-two', 'take-four', 'hash', 'change', 'wild'];

export function parseCard(name: string): Card {
  if (name === 'W') return { name, colour: null, kind: 'change', number: null };
  if (name === 'D') return { name, colour: null, kind: 'wild', number: null };
  const colour = name[0] as Colour;
  const rest = name.slice(1);
  const kind = KINDS[rest];
  return kind ? { name, colour, kind, number: null } : { name, colour, kind: 'number', number: Number(rest) };
}

/** For sorting a hand: by colour, then kind, then number; cards without a colour last. */
export function rank(card: Card): number {
  const colour = card.colour === null ? COLOURS.length : COLOURS.indexOf(card.colour);
  return colour * 1000 + ORDER.indexOf(card.kind) * 50 + (card.number ?? 0);
}

export const sorted = (names: readonly string[]): string[] => [...names].sort((a, b) => rank(parseCard(a)) - rank(parseCard(b)));

/** A move taken apart: cards laid, the centre card they go on, the colour named. */
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
  if (move === 'mau' || move === 'dos') return { ...parts, kind: 'call' };
  if (move.startsWith('catch:')) return { ...parts, kind: 'catch', seat: Number(move.slice(6)) };
  if (move.startsWith('add:')) return { ...parts, kind: 'add', cards: [move.slice(4)] };
  const [laid, target] = splitCover(move);
  if (target !== null) return { ...parts, kind: 'cover', cards: splitSum(laid), target };
  if (move.startsWith('W:')) return { ...parts, cards: ['W'], colour: move[2] as Colour };
  return { ...parts, cards: [move] };
}

/** `R3+G4>B7` is a cover, `R<>` is a card. */
function splitCover(move: string): [string, string | null] {
  const at = move.search(/>(?=[RGBYD])/);
  return at < 0 ? [move, null] : [move.slice(0, at), move.slice(at + 1)];
}

const splitSum = (laid: string): string[] => laid.split(/\+(?=[RGBYD])/);
