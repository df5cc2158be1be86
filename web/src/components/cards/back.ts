// The backs of the cards, 100 by 150: what is drawn in one half, and again in the other when it is turned round.
import type { Back } from '../../lib/profile/me.svelte';

export const TREES = 'M20 70 L34 40 L48 70 Z M40 70 L58 28 L76 70 Z M66 70 L77 48 L88 70 Z';
export const WATER = 'M14 75 H86 M30 82 H46 M58 68 H70';

const wave = (y: number): string => `M14 ${y} q9 -9 18 0 t18 0 t18 0 t18 0`;
const star = (x: number, y: number, size: number): string =>
  `M${x} ${y - size} V${y + size} M${x - 0.87 * size} ${y - size / 2} L${x + 0.87 * size} ${y + size / 2} M${x - 0.87 * size} ${y + size / 2} L${x + 0.87 * size} ${y - size / 2}`;
const stitch = (y: number): string => [18, 34, 50, 66].map((x) => `M${x} ${y} l8 8 l8 -8`).join('');

/** Areas are filled, lines are drawn. */
export const HALVES: Record<Back, { area?: string; line?: string }> = {
  spruces: { area: TREES, line: WATER },
  waves: { line: [20, 31, 42, 53, 64].map(wave).join('') },
  stars: { line: star(50, 46, 17) + star(24, 26, 7) + star(77, 24, 8) + star(23, 66, 6) + star(78, 68, 7) },
  knit: { line: [18, 27, 36, 45, 54, 63].map(stitch).join('') },
};
