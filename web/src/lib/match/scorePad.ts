// The arithmetic of a score pad for games with real cards: points of each round, totals, who leads, who has won.
import type { GameName } from '../games/game';
import { padRulesOf } from '../games/pads';
import { GAMES } from '../protocol';
import { bestOf } from './places';
import { growth } from './totals';

export interface Pad {
  game: GameName;
  names: string[];
  rounds: number[][]; // points by player, one list for each round
  goal: number; // how many rounds or points, as the game has it
  isOn: boolean;
  changed?: number; // milliseconds, when a round was last written
}

export const FEWEST = 2;
export const MOST = 10;
const KEPT = 'maukas.scores';

export const freshPad = (game: GameName = GAMES[0], names: string[] = ['', '', '']): Pad => ({
  game,
  names,
  rounds: [],
  goal: padRulesOf(game).goal,
  isOn: false,
});

/** Another game with the same players: to be set up, or begun at once. */
export const anew = ({ game, names, goal }: Pad, isOn: boolean): Pad => ({ ...freshPad(game, names), goal, isOn });

/** A round as it was written, new or instead of an older one. */
export function withRound(pad: Pad, index: number, points: number[], now: number): Pad {
  const rounds = [...pad.rounds];
  rounds[index] = points;
  return { ...pad, rounds, changed: now };
}

/** The totals after each round, the last list being what counts now. */
export const padGrowth = (pad: Pad): number[][] => growth(pad.rounds, pad.names.length);

export const totals = (pad: Pad): number[] => padGrowth(pad).at(-1)!;

/** Who is ahead; nobody before the first round. */
export function leaders(pad: Pad): number[] {
  if (pad.rounds.length === 0) return [];
  const sums = totals(pad);
  const best = bestOf(sums, padRulesOf(pad.game).aim);
  return sums.flatMap((sum, seat) => (sum === best ? [seat] : []));
}

export const isOver = (pad: Pad): boolean => padRulesOf(pad.game).isOver(totals(pad), pad.rounds.length, pad.goal);

/** What somebody has typed as points: a whole number, nothing for none; null if it is something else. */
export function readPoints(written: string): number | null {
  const text = written.trim().replace('−', '-');
  if (text === '') return 0;
  return /^-?\d{1,4}$/.test(text) ? Number(text) : null;
}

/** Whether something that was kept is a pad that we can go on with. */
export function isPad(kept: unknown): kept is Pad {
  const pad = kept as Partial<Pad> | null;
  return (
    typeof pad === 'object' &&
    Array.isArray(pad?.names) &&
    pad.names.length >= FEWEST &&
    Array.isArray(pad.rounds) &&
    Number.isFinite(pad.goal) &&
    GAMES.includes(pad.game!)
  );
}

export function readPad(kept: string | null): Pad {
  try {
    const pad: unknown = JSON.parse(kept ?? '');
    return isPad(pad) ? pad : freshPad();
  } catch {
    return freshPad();
  }
}

export const loadPad = (): Pad => readPad(localStorage.getItem(KEPT));
export const keepPad = (pad: Pad): void => localStorage.setItem(KEPT, JSON.stringify(pad));
