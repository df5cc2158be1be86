// The cards as they are printed: a little wider than on the screen, with an edge around that is cut off. No part of the page:
// tools/card_pictures.py makes of it what `maukas print` draws.
import { parseCard, type Card } from '../../lib/cards/cards';
import { lettering, type Alphabet } from '../../lib/cards/lettering';
import { COLOURS } from '../../lib/cards/notation';
import { isColour, shape } from '../../lib/cards/shapes';
import { corner, cornerSign, isTurnable, motif } from './art';
import { TREES, WATER } from './back';

/** Millimetres. */
export const SIZE = { width: 63, height: 88, bleed: 3 };
const WIDTH = 100;
const UNIT = WIDTH / SIZE.width;
const HEIGHT = SIZE.height * UNIT;
const BLEED = SIZE.bleed * UNIT;
const EDGE = 5; // 3 mm, so that a cut beside the line is not seen
const WHOLE = `x="${-BLEED}" y="${-BLEED}" width="${WIDTH + 2 * BLEED}" height="${HEIGHT + 2 * BLEED}"`;

/** What is seen of a card before it is cut, and after; and of the logo. */
export const VIEWS = {
  view: [-BLEED, -BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED].join(' '),
  cut_view: [0, 0, WIDTH, HEIGHT].join(' '),
  logo_view: '-42 -42 84 84',
};

const twice = (half: string): string => `<g id="half">${half}</g><use href="#half" transform="rotate(180 ${WIDTH / 2} ${HEIGHT / 2})" />`;

function framed(card: Card, inside: string): string {
  const field = `x="${EDGE}" y="${EDGE}" width="${WIDTH - 2 * EDGE}" height="${HEIGHT - 2 * EDGE}" rx="6"`;
  return `<g class="on ${isColour(card.colour) ? card.colour : ''}"><rect class="edge" ${WHOLE} /><rect class="field" ${field} />${inside}</g>`;
}

/** The face that the page shows. */
export function plain(name: string): string {
  const card = parseCard(name);
  const middle = `<g transform="translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${card.colour ? 0.7 : 0.66})">${motif(card)}</g>`;
  return framed(card, twice(`<g transform="translate(2.2 2.4) scale(0.82)">${corner(card)}</g>`) + middle);
}

const FOUR = [
  [69, 27],
  [86, 27],
  [69, 46],
  [86, 46],
] as const;

/** A face for weak eyes: nothing but the sign and the shape, as large as they can be, in each half. */
export function large(name: string): string {
  const card = parseCard(name);
  const sign = cornerSign(card);
  const left =
    'mark' in sign ? `<g transform="translate(33 37) scale(1.7) translate(-20.5 -22.5)">${sign.mark}</g>` : largeFigure(sign.figure);
  const line = isTurnable(sign) ? '<path class="mark" d="M23 62 H43" />' : '';
  const right = card.colour ? shape(card.colour, 78, 37, 29) : COLOURS.map((colour, index) => shape(colour, ...FOUR[index]!, 16)).join('');
  const between = `<rect class="edge" x="${EDGE}" y="${HEIGHT / 2 - 0.5}" width="${WIDTH - 2 * EDGE}" height="1" />`;
  return framed(card, twice(left + line + right) + between);
}

function largeFigure(figure: string): string {
  if (figure.length > 1) return lettering(figure, 34, 54, 34);
  return lettering(figure, 33, isTurnable({ figure }) ? 55.5 : 58.5, 43);
}

// Of the name on the back, which the page writes with a font.
const LETTERS: Alphabet = {
  M: ['M-8 0 V-20 L0 -8 L8 -20 V0', 16],
  a: ['M5.8 -6.5 A5.8 6.5 0 1 1 -5.8 -6.5 A5.8 6.5 0 1 1 5.8 -6.5 M5.8 -13 V0', 11.6],
  u: ['M-5.2 -13 V-5.4 A5.2 5.4 0 0 0 5.2 -5.4 M5.2 -13 V0', 10.4],
  k: ['M-4.8 -20 V0 M4.6 -13 L-4.8 -5.2 M-1.2 -8.2 L5 0', 9.8],
  s: [
    'M4.4 -11 C3.5 -12.4 2 -13 .2 -13 C-2.4 -13 -4.2 -11.8 -4.2 -9.8 C-4.2 -7.4 -2 -7 .2 -6.6 C2.8 -6.1 4.7 -5.4 4.7 -3.2 C4.7 -1.1 2.7 0 0 0 C-2.2 0 -3.9 -.7 -4.9 -2.1',
    9.6,
  ],
};

/** The back: the same when it is turned round, and without a frame that would show how exactly it was cut. */
export function back(): string {
  const toMiddle = `transform="translate(50 ${HEIGHT / 2}) scale(1.05) translate(-50 -75)"`;
  const name = lettering('Maukas', WIDTH / 2, 15.5, 8, 'figure', LETTERS);
  const half = `<path ${toMiddle} fill="var(--card-face)" opacity="0.3" d="${TREES}" /><g opacity="0.85">${name}</g>`;
  const water = `<path ${toMiddle} stroke="var(--card-face)" stroke-width="2" stroke-linecap="round" opacity="0.55" d="${WATER}" />`;
  return `<rect fill="var(--card-back)" ${WHOLE} />${twice(half)}${water}`;
}

/** The four shapes of the logo. */
export const logo = (): string => shape('R', -21, -21, 37) + shape('G', 21, -21, 37) + shape('B', -21, 21, 37) + shape('Y', 21, 21, 39);
