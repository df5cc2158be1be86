// What a chart of totals needs: an axis with round numbers on which up is better, and lines that can be told apart.
import type { Aim } from '../games/game';

/** Of each line in turn, on light and on dark paper: at least 3:1 against both. */
export const INKS: readonly (readonly [string, string])[] = [
  ['#b3202f', '#ff8f86'],
  ['#1b5e93', '#6fb3ec'],
  ['#2a6a3f', '#72c78d'],
  ['#8a6100', '#f1b62c'],
  ['#7a3f8f', '#cda2e4'],
  ['#1d2a2e', '#eceae2'],
];
const DASHES = ['', '7 4', '2 4'];

/** Marks around 0, 0: with many lines the colour alone does not tell them apart. */
const MARKS = ['M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z', 'M-4 -4H4V4H-4Z', 'M0 -5L5 4H-5Z', 'M0 -5.5L5.5 0L0 5.5L-5.5 0Z', 'M-5 -4H5L0 5Z'];

export interface LineLook {
  light: string; // its colours by theme: the style sheet chooses, for older browsers know no choice in an attribute
  dark: string;
  dash: string;
  mark: string;
}

export function lineLook(seat: number): LineLook {
  const [light, dark] = INKS[seat % INKS.length]!;
  return {
    light,
    dark,
    dash: DASHES[Math.floor(seat / INKS.length) % DASHES.length]!,
    mark: MARKS[seat % MARKS.length]!,
  };
}

const STEPS = [1, 2, 5, 10];
const MOST_STEPS = 4;

/** Round numbers from the lowest to the highest total, both included; at least two. */
export function axis(totals: readonly number[]): number[] {
  const low = Math.min(0, ...totals);
  const high = Math.max(1, ...totals);
  const rough = (high - low) / MOST_STEPS;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(rough)));
  const step = power * (STEPS.find((each) => each * power >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** How far up a total lies between the ends of the axis, from 0 to 1: whoever wins is above the others. */
export function heightOf(total: number, ticks: readonly number[], aim: Aim): number {
  const share = (total - ticks[0]!) / (ticks.at(-1)! - ticks[0]!);
  return aim === 'most' ? share : 1 - share;
}

/** The rounds that are written below: not more than there is room for, the last one always. */
export function roundLabels(rounds: number, most = 12): number[] {
  const step = Math.ceil(rounds / most);
  return Array.from({ length: rounds }, (_, index) => index + 1).filter((round) => (rounds - round) % step === 0);
}
