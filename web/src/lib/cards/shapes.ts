// The shapes of the colours and what is drawn with them, as SVG in text: a browser reads that faster than it builds parts.
import { lettering } from './lettering';
import { COLOURS, type Colour } from './notation';

// The things of the land, each with a shape of its own: a lingonberry, a spruce, a drop of the lake, the sun. 40 units wide, around 0, 0.
const THINGS: Record<Colour, string> = {
  R: '<circle r="17" cy="2" /><path class="line" d="M0 -11 L-3 -20 M0 -11 L4 -19" /><path class="light" d="M-11 -1 A 11.5 11.5 0 0 1 -4 -8" />',
  G: '<path d="M0 -20 L18 15 H3.5 V20 H-3.5 V15 H-18 Z" />',
  B: '<path d="M0 -20 C 7 -9 15 -2 15 6 A 15 14 0 0 1 -15 6 C -15 -2 -7 -9 0 -20 Z" /><path class="light" d="M-9 6 A 9 9 0 0 0 -3 14" />',
  Y: '<circle r="11" /><path class="line ray" d="M0 -14 V-19.5 M9.9 -9.9 L13.8 -13.8 M14 0 H19.5 M9.9 9.9 L13.8 13.8 M0 14 V19.5 M-9.9 9.9 L-13.8 13.8 M-14 0 H-19.5 M-9.9 -9.9 L-13.8 -13.8" />',
};
export const isColour = (colour: string | null | undefined): colour is Colour => COLOURS.includes(colour as Colour);

export const shape = (colour: Colour, x = 0, y = 0, size = 40): string =>
  isColour(colour) ? `<g class="thing ${colour}" transform="translate(${x} ${y}) scale(${size / 40})">${THINGS[colour]}</g>` : '';

const CORNERS = [
  [-18, -19],
  [18, -19],
  [-18, 19],
  [18, 19],
] as const;

/** All four shapes: the middle of a card without a colour. */
export const allShapes = (): string => COLOURS.map((each, index) => shape(each, ...CORNERS[index]!, 33)).join('');

const SIZES = { R: 72, G: 76, B: 78, Y: 88 };
const LINES = { R: 17, G: 23, B: 22, Y: 13.5 };

/** The shape of a colour with a figure on it; a spruce is narrow, and so is the room for two figures. */
export function figured(colour: Colour, figure: string): string {
  const height = (colour === 'G' ? 22 : 28) * (figure.length > 1 ? 0.85 : 1);
  return shape(colour, 0, 0, SIZES[colour]) + lettering(figure, 0, LINES[colour], height, `figure ${colour}`);
}
