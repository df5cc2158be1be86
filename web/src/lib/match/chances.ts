// What a review says, made ready to be shown: the chances of each seat over a round, the losses, and receipts that add up.
import type { JudgedMove, LuckParts, ReviewedMatch, ReviewedRound } from '../protocol';

/** A chance after so many moves of the round. */
export interface ChancePoint {
  at: number;
  chance: number;
}

/** The chances of a seat over a round: before and after each of its decisions, and how it ended for it. */
export function chanceCurve({ decisions }: ReviewedRound, seat: number, last: number, result: number): ChancePoint[] {
  const own = decisions.filter((each) => each.seat === seat);
  const points = own.flatMap(({ number, before, after }) => [
    { at: number - 1, chance: before },
    { at: number, chance: after },
  ]);
  return [...points.filter(({ at }, index) => at < last || index < points.length - 1), { at: last, chance: result }];
}

/** The chance of a seat at a moment, as it was last known; before its first decision, as it was then. */
export function chanceAt(curve: readonly ChancePoint[], at: number): number {
  return (curve.filter((point) => point.at <= at).at(-1) ?? curve[0])?.chance ?? 0;
}

export interface Loss extends JudgedMove {
  round: number;
}

/** The decisions that clearly lost something, the largest loss first. */
export const lossesOf = ({ rounds }: ReviewedMatch): Loss[] =>
  rounds
    .flatMap(({ number, decisions }) => decisions.filter(({ marked }) => marked).map((each) => ({ ...each, round: number })))
    .sort((one, other) => other.loss.mean - one.loss.mean);

/** The next moment with a mark, or the one before; the moment is the one in which the decision was made. */
export function nextMark(decisions: readonly JudgedMove[], at: number, step: 1 | -1): number | null {
  const moments = decisions.filter(({ marked }) => marked).map(({ number }) => number - 1);
  return (step > 0 ? moments.find((moment) => moment > at) : moments.filter((moment) => moment < at).at(-1)) ?? null;
}

export const PARTS = ['share', 'deal', 'drawn', 'others', 'own'] as const satisfies readonly (keyof LuckParts)[];

/** Parts in another unit with one digit after the point, and their sum, which they still add up to (largest remainder). */
export function roundedParts(parts: LuckParts, scale: number): { parts: number[]; sum: number } {
  const units = PARTS.map((name) => 10 * scale * parts[name]);
  const whole = units.map(Math.floor);
  const sum = Math.round(units.reduce((total, unit) => total + unit, 0));
  const missing = sum - whole.reduce((total, unit) => total + unit, 0);
  const places = PARTS.map((_, place) => place).sort((one, other) => whole[one]! - units[one]! - (whole[other]! - units[other]!));
  for (const place of places.slice(0, missing)) whole[place]! += 1;
  return { parts: whole.map((unit) => unit / 10), sum: (sum + 0) / 10 }; // never -0
}
