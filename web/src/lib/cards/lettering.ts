// The figures on the cards, drawn as lines with round ends: the same on every screen and on paper, without a font.
// Each is 20 high, stands on y = 0 and has its middle at x = 0; the number is its width. The line is 4.4 wide (art.css).
export type Alphabet = Record<string, readonly [string, number]>;

const FIGURES: Alphabet = {
  '0': ['M0 -20 C4.6 -20 6 -15.4 6 -10 S4.6 0 0 0 S-6 -4.6 -6 -10 S-4.6 -20 0 -20 Z', 12],
  '1': ['M-3.6 -16.4 L1.6 -20 V0', 6],
  '2': ['M-5.6 -15.4 C-5 -18.3 -2.8 -20 0 -20 C3.4 -20 5.6 -17.9 5.6 -14.8 C5.6 -12.6 4.6 -11 2.8 -9.1 L-5.6 0 H6', 12],
  '3': [
    'M-5.4 -17.2 C-4.3 -19 -2.4 -20 -.2 -20 C3.1 -20 5.3 -18.2 5.3 -15.4 C5.3 -12.5 3.1 -10.8 -1 -10.8 C3.5 -10.8 6 -8.7 6 -5.4 C6 -2.1 3.5 0 0 0 C-2.7 0 -4.9 -1.2 -5.8 -3.3',
    12,
  ],
  '4': ['M2.8 0 V-20 L-6.6 -5.4 H6.6', 13],
  '5': [
    'M5 -20 H-4 L-5 -10.9 C-3.6 -12 -1.9 -12.6 -.1 -12.6 C3.6 -12.6 6 -10.1 6 -6.4 C6 -2.6 3.5 0 -.2 0 C-2.8 0 -4.9 -1.1 -5.9 -3.1',
    12,
  ],
  '6': ['M3.4 -20 C-2.4 -16.8 -6.2 -12 -6.2 -6.3 A6.2 6.3 0 1 0 6.2 -6.3 A6.2 6.3 0 0 0 -5.4 -9.2', 12.4],
  '7': ['M-6 -20 H6 L-2 0', 12],
  '8': [
    'M0 -10.8 C-3 -10.8 -5 -12.6 -5 -15.4 S-3 -20 0 -20 S5 -18.2 5 -15.4 S3 -10.8 0 -10.8 C-3.7 -10.8 -6.1 -8.6 -6.1 -5.4 S-3.7 0 0 0 S6.1 -2.2 6.1 -5.4 S3.7 -10.8 0 -10.8',
    12.2,
  ],
  '9': ['M-3.4 0 C2.4 -3.2 6.2 -8 6.2 -13.7 A6.2 6.3 0 1 0 -6.2 -13.7 A6.2 6.3 0 0 0 5.4 -10.8', 12.4],
  '+': ['M-5.4 -10 H5.4 M0 -15.4 V-4.6', 10.8],
  '#': ['M-1.8 -19.6 L-4.6 -.4 M4.6 -19.6 L1.8 -.4 M-6.8 -13.5 H7.4 M-7.4 -6.5 H6.8', 14.2],
};
const HEIGHT = 20;
const LINE = 4.4;
const GAP = 2.4;

const round = (value: number): number => Math.round(value * 100) / 100;

/** One or more figures: their middle at x, standing on y, so high from edge to edge; `look` is one more class. */
export function lettering(text: string, x: number, y: number, height: number, look = '', alphabet: Alphabet = FIGURES): string {
  const drawn = [...text].map((character) => alphabet[character]!);
  let left = -(drawn.reduce((sum, [, width]) => sum + width + LINE, 0) + GAP * (drawn.length - 1)) / 2;
  const paths = drawn.map(([path, width]) => {
    const middle = left + (width + LINE) / 2;
    left += width + LINE + GAP;
    return `<path d="${path}"${middle === 0 ? '' : ` transform="translate(${round(middle)} 0)"`} />`;
  });
  const scale = height / (HEIGHT + LINE);
  return `<g class="lettering ${look}" transform="translate(${x} ${round(y - (LINE / 2) * scale)}) scale(${Math.round(scale * 1000) / 1000})">${paths.join('')}</g>`;
}
