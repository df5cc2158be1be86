// A picture of a result, to be sent to friends: drawn as SVG with the art of the cards, then made a PNG. The page draws it; no server is asked.
import artStyle from '../../components/cards/art.css?inline';
import { face } from '../../components/cards/art';
import { shape } from '../cards/shapes';
import { COLOURS } from '../cards/notation';
import { lookOf } from '../games/looks';
import { outcomeAbout, outcomeLines, outcomeTitle, type Outcome, type OutcomeLine } from './outcome';

// Always on light paper: it is seen among other people's messages.
const INK = { paper: '#f4f3ee', panel: '#fffefa', ink: '#1d2a2e', soft: '#526066', accent: '#1d5a52', line: '#d5d4ca' };
const TONES = '--red:#b3202f;--green:#2a6a3f;--blue:#1b5e93;--yellow:#f1b62c;--yellow-ink:#2a2106;--card-face:#fffdf6;--card-ink:#1d2a2e';
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";

const WIDE = 1200;
const EDGE = 64;
const HEAD = 300;
const LINE = 76;
const FOOT = 104;
const LEAST = 675;
const WIDTH_OF_LETTER = 0.58; // of its height, about
const CROWN = 'M2 4l5 5 5-8 5 8 5-5-2 12H4zM4 18h16v2H4z'; // 24 by 20

const SPECIAL: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (words: string): string => words.replace(/[&<>"]/g, (each) => SPECIAL[each]!);

/** How large some words can be written, at most `size`. */
const fitting = (words: string, room: number, size: number): number => Math.min(size, room / (WIDTH_OF_LETTER * words.length));

function written(words: string, x: number, y: number, room: number, size: number, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${fitting(words, room, size).toFixed(1)}" ${more}>${escaped(words)}</text>`;
}

function lineOf({ place, name, total, isWinner }: OutcomeLine, index: number): string {
  const y = HEAD + index * LINE;
  const bar = `<rect x="${EDGE}" y="${y}" width="${WIDE - 2 * EDGE}" height="${LINE - 10}" rx="14" fill="${isWinner ? '#dfe9e2' : INK.panel}" />`;
  const crown = `<path transform="translate(${WIDE - EDGE - 300} ${y + 15}) scale(1.8)" d="${CROWN}" fill="${INK.accent}" />`;
  const weight = `font-weight="${isWinner ? 750 : 550}" fill="${INK.ink}"`;
  const base = y + 45;
  return [
    bar,
    written(`${place}.`, EDGE + 62, base, 50, 34, `text-anchor="end" fill="${INK.soft}"`),
    written(name, EDGE + 86, base, WIDE - 2 * EDGE - 410, 36, weight),
    isWinner ? crown : '',
    written(String(total), WIDE - EDGE - 30, base, 200, 38, `text-anchor="end" ${weight}`),
  ].join('');
}

function fanOf(outcome: Outcome): string {
  const cards = lookOf(outcome.game).fan.map(
    ({ card, turn, x, y }) =>
      `<g transform="translate(${(x * 1.05).toFixed(1)} ${(y * 1.5).toFixed(1)}) rotate(${turn} 50 90)">${face(card)}</g>`,
  );
  return `<g class="art" transform="translate(${WIDE - 312} 46) scale(0.94)">${cards.join('')}</g>`;
}

/** The picture as SVG. */
export function resultSvg(outcome: Outcome): string {
  const lines = outcomeLines(outcome);
  const height = Math.max(LEAST, HEAD + lines.length * LINE + FOOT);
  const logo = COLOURS.map((colour, index) => shape(colour, EDGE + 18 + index * 46, height - 50, 34)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${height}" viewBox="0 0 ${WIDE} ${height}" font-family="${FONT}" style="${TONES}">
<style>${artStyle}</style>
<rect width="${WIDE}" height="${height}" fill="${INK.paper}" />
${written(outcomeTitle(outcome), EDGE, 146, 670, 78, `font-weight="800" fill="${INK.ink}"`)}
${written(outcomeAbout(outcome), EDGE, 206, 670, 34, `fill="${INK.soft}"`)}
${fanOf(outcome)}
${lines.map(lineOf).join('\n')}
<g class="art">${logo}</g>${written('Maukas', WIDE - EDGE, height - 36, 300, 40, `text-anchor="end" font-weight="750" fill="${INK.ink}"`)}
</svg>`;
}

export const svgAddress = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The same as a file that every program shows. */
export async function resultPng(svg: string, name: string): Promise<File> {
  const image = new Image();
  image.src = svgAddress(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], name, { type: blob.type });
}
