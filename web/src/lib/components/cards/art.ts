// The pictures on the cards, as SVG in text: there are many and they never change, and a browser reads them faster than it builds parts.
import './art.css';
import { COLOURS, parseCard, type Card, type Colour } from '../../cards';

// The things of the land, each with a shape of its own: a lingonberry, a spruce, a drop of the lake, the sun. 40 units wide, around 0, 0.
const THINGS: Record<Colour, string> = {
  R: '<circle r="17" cy="2" /><path class="line" d="M0 -11 L-3 -20 M0 -11 L4 -19" /><path class="light" d="M-11 -1 A 11.5 11.5 0 0 1 -4 -8" />',
  G: '<path d="M0 -20 L18 15 H3.5 V20 H-3.5 V15 H-18 Z" />',
  B: '<path d="M0 -20 C 7 -9 15 -2 15 6 A 15 14 0 0 1 -15 6 C -15 -2 -7 -9 0 -20 Z" /><path class="light" d="M-9 6 A 9 9 0 0 0 -3 14" />',
  Y: '<circle r="11" /><path class="line ray" d="M0 -14 V-19.5 M9.9 -9.9 L13.8 -13.8 M14 0 H19.5 M9.9 9.9 L13.8 13.8 M0 14 V19.5 M-9.9 9.9 L-13.8 13.8 M-14 0 H-19.5 M-9.9 -9.9 L-13.8 -13.8" />',
};
const isColour = (colour: string | null | undefined): colour is Colour => COLOURS.includes(colour as Colour);

export const shape = (colour: Colour, x = 0, y = 0, size = 40): string =>
  isColour(colour) ? `<g class="thing ${colour}" transform="translate(${x} ${y}) scale(${size / 40})">${THINGS[colour]}</g>` : '';

const faces = new Map<string, string>();

/** The face of a card, 100 by 150: sign and shape in two corners, so that a fanned hand can be read, and a motif in the middle. */
export function face(name: string): string {
  const drawn = faces.get(name) ?? draw(parseCard(name));
  faces.set(name, drawn);
  return drawn;
}

function draw(card: Card): string {
  const corners = corner(card);
  return `<g class="on ${isColour(card.colour) ? card.colour : ''}">
    <rect class="edge" x="1" y="1" width="98" height="148" rx="11" /><rect class="field" x="4" y="4" width="92" height="142" rx="8.5" />
    ${corners}<g transform="rotate(180 50 75)">${corners}</g>
    <g transform="translate(50 75) scale(${card.colour ? 0.8 : 0.68})">${motif(card)}</g></g>`;
}

const SIGNS: Partial<Record<Card['kind'], string>> = { 'take-two': '+2', 'take-four': '+4', hash: '#', wild: '2' };
const MARKS: Partial<Record<Card['kind'], string>> = {
  reverse: '<path class="mark" d="M14 33 V13 M9 18.5 L14 12.5 L19 18.5 M27 12 V32 M22 26.5 L27 32.5 L32 26.5" />',
  stop: '<g class="mark"><circle cx="20" cy="23" r="10.5" /><path d="M13 30 L27 16" /></g>',
  change: '<path class="mark" d="M11 24 A 10.5 10.5 0 0 1 31 21 M31 13 V22 H23 M32 26 A 10.5 10.5 0 0 1 13 30" />',
};
const SMALL = [[12, 44], [22, 44], [12, 54], [22, 54]] as const;

function corner({ kind, colour, number }: Card): string {
  const sign = kind === 'number' ? String(number) : (SIGNS[kind] ?? '');
  const isWide = sign.length > 1;
  const isTurned = sign === '6' || sign === '9';        // a line says which way up
  const written = `<text x="${isWide ? 21 : 19}" y="${isWide ? 31 : 35}" font-size="${isWide ? 24 : 34}">${sign}</text>`;
  const line = isTurned ? '<path class="under" d="M12 39.5 H26" />' : '';
  const things = colour ? shape(colour, 19, isTurned ? 52 : 49, 17) : COLOURS.map((each, index) => shape(each, ...SMALL[index]!, 9)).join('');
  return (MARKS[kind] ?? written + line) + things;
}

const CORNERS = [[-18, -19], [18, -19], [-18, 19], [18, 19]] as const;
const SIZES = { R: 72, G: 76, B: 78, Y: 88 };
const LINES = { R: 17, G: 23, B: 22, Y: 13.5 };

/** What is in the middle of a card: understood without words. Around 0, 0, some 70 units wide. */
function motif({ kind, colour, number }: Card): string {
  if (kind === 'reverse') return '<path class="stroke" d="M-15 25 V-23 M-26 -11 L-15 -25 L-4 -11 M15 -25 V23 M4 11 L15 25 L26 11" />';
  if (kind === 'stop') return '<g class="stroke"><circle r="26" /><path d="M-18 18 L18 -18" /></g>';
  if (kind === 'take-two' || kind === 'take-four') return pile(kind === 'take-two' ? 2 : 4);
  if (isColour(colour)) {
    const [figure, size] = kind === 'hash' ? ['#', colour === 'G' ? 29 : 36] : [String(number), colour === 'G' ? 31 : 38];
    return `${shape(colour, 0, 0, SIZES[colour])}<text class="figure ${colour}" y="${LINES[colour]}" font-size="${size}">${figure}</text>`;
  }
  const all = COLOURS.map((each, index) => shape(each, ...CORNERS[index]!, 33)).join('');
  return kind === 'wild' ? `${all}<circle class="medal" r="19" /><text y="11" font-size="30">2</text>` : all;
}

function pile(count: 2 | 4): string {
  const lean = (index: number): number => (index - (count - 1) / 2) * (count === 2 ? 24 : 17);
  const cards = Array.from({ length: count }, (_, index) => `<rect class="outline" x="-14" y="-32" width="28" height="42" rx="5" transform="rotate(${lean(index)} 0 36)" />`);
  return `${cards.join('')}<text class="halo" x="-2" y="32" font-size="34">+${count}</text>`;
}
