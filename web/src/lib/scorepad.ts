// The arithmetic of a score pad for games with real cards: points of each round, totals, who leads, who has won.
import { growth } from './standing';

export interface Pad {
  game: 'maumau' | 'dos';
  names: string[];
  rounds: number[][];                                   // points by player, one list for each round
  goal: number;                                         // Mau Mau: how many rounds; DOS: how many points
  isOn: boolean;
  last?: Pad;                                           // the game before, in case somebody wants it back
}

export const FEWEST = 2;
export const MOST = 10;
export const GOALS = { maumau: 3, dos: 200 } as const;
const KEPT = 'maukas.scores';

export const freshPad = (game: Pad['game'] = 'maumau', names: string[] = ['', '', '']): Pad => ({ game, names, rounds: [], goal: GOALS[game], isOn: false });

/** Another game with the same players; the old one is kept aside. */
export function anew({ last: _, ...pad }: Pad): Pad {
  return { ...freshPad(pad.game, pad.names), goal: pad.goal, ...(pad.rounds.length > 0 ? { last: pad } : {}) };
}

/** The totals after each round, the last list being what counts now. */
export const padGrowth = (pad: Pad): number[][] => growth(pad.rounds, pad.names.length);

export const totals = (pad: Pad): number[] => padGrowth(pad).at(-1)!;

/** Who is ahead: lowest total in Mau Mau, highest in DOS; nobody before the first round. */
export function leaders(pad: Pad): number[] {
  if (pad.rounds.length === 0) return [];
  const sums = totals(pad);
  const best = pad.game === 'maumau' ? Math.min(...sums) : Math.max(...sums);
  return sums.flatMap((sum, seat) => (sum === best ? [seat] : []));
}

export function isOver(pad: Pad): boolean {
  return pad.game === 'maumau' ? pad.rounds.length >= pad.goal : Math.max(...totals(pad)) >= pad.goal;
}

/** What somebody has typed as points: a whole number, nothing for none; null if it is something else. */
export function readPoints(written: string): number | null {
  const text = written.trim().replace('−', '-');
  if (text === '') return 0;
  return /^-?\d{1,4}$/.test(text) ? Number(text) : null;
}

export function readPad(kept: string | null): Pad {
  try {
    const pad = JSON.parse(kept ?? '') as Pad;
    const isWhole = Array.isArray(pad.names) && pad.names.length >= FEWEST && Array.isArray(pad.rounds) && Number.isFinite(pad.goal) && pad.game in GOALS;
    return isWhole ? pad : freshPad();
  } catch {
    return freshPad();
  }
}

export const loadPad = (): Pad => readPad(localStorage.getItem(KEPT));
export const keepPad = (pad: Pad): void => localStorage.setItem(KEPT, JSON.stringify(pad));
