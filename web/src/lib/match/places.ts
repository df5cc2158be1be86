// Who came where in a match. Who has won is said by the server: a tie may have been broken.
import type { Aim } from '../games/game';

const isBetter = (one: number, other: number, aim: Aim): boolean => (aim === 'most' ? one > other : one < other);

/** The best of some totals. */
export const bestOf = (totals: readonly number[], aim: Aim): number => (aim === 'most' ? Math.max(...totals) : Math.min(...totals));

/** The place of each seat, from 1; those who are equal share one. */
export function places(totals: readonly number[], winners: readonly number[], aim: Aim): number[] {
  return totals.map((total, seat) => {
    if (winners.includes(seat)) return 1;
    const better = totals.filter((other) => isBetter(other, total, aim)).length;
    return Math.max(better, winners.length) + 1;
  });
}

/** The seats from the first place to the last. */
export function ranking(totals: readonly number[], winners: readonly number[], aim: Aim): number[] {
  const placed = places(totals, winners, aim);
  return totals.map((_, seat) => seat).sort((one, other) => placed[one]! - placed[other]! || one - other);
}
