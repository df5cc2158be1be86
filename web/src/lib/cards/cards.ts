// Cards by their names: `R5`, and the kinds of cards that the games have beside numbers.
import { COLOURS, type Colour } from './notation';

/** A kind of card that only some games have: `cards.ts` in the folder of a game lists them in the order of a sorted hand. */
export interface CardKind {
  readonly kind: string; // as in the ids of its texts
  readonly sign: string; // written after the colour, or alone
  readonly corner: { figure: string } | { mark: string }; // a text, or SVG around 20, 23
  motif(colour: Colour | null): string; // SVG in the middle of the card, understood without words: around 0, 0, some 70 units wide
}

export interface Card {
  name: string;
  colour: Colour | null;
  kind: string;
  number: number | null;
}

const kinds = Object.values(import.meta.glob<readonly CardKind[]>('../games/*/cards.ts', { eager: true, import: 'cards' }));
const bySign = new Map(kinds.flat().map((kind) => [kind.sign, kind]));
const order = new Map(kinds.flatMap((list) => list.map(({ kind }, index) => [kind, index + 1])));

export const kindOf = ({ name }: Card): CardKind | undefined => bySign.get(name) ?? bySign.get(name.slice(1));

export function parseCard(name: string): Card {
  const alone = bySign.get(name);
  if (alone) return { name, colour: null, kind: alone.kind, number: null };
  const [colour, rest] = [name[0] as Colour, name.slice(1)];
  const found = bySign.get(rest);
  return found ? { name, colour, kind: found.kind, number: null } : { name, colour, kind: 'number', number: Number(rest) };
}

/** For sorting a hand: by colour, then kind, then number; cards without a colour last. */
function rank({ colour, kind, number }: Card): number {
  const place = colour === null ? COLOURS.length : COLOURS.indexOf(colour);
  return place * 1000 + (order.get(kind) ?? 0) * 50 + (number ?? 0);
}

export const sorted = (names: readonly string[]): string[] => [...names].sort((a, b) => rank(parseCard(a)) - rank(parseCard(b)));
