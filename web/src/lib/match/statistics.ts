// How I have done: from my finished matches, as far as they say where I sat.
import type { GameName } from '../games/game';
import { GAMES, type MatchSummary } from '../protocol';

export interface Tally {
  matches: number;
  wins: number;
}

export interface Statistics extends Tally {
  games: { game: GameName; tally: Tally }[]; // those that I have played
  streak: number; // wins in a row, up to the last match
  best: number; // the longest such row
}

type Played = Pick<MatchSummary, 'game' | 'winners' | 'ended'> & { seat?: number | null };

const isWon = ({ winners, seat }: Played): boolean => winners.includes(seat!);

function tallyOf(matches: readonly Played[]): Tally {
  return { matches: matches.length, wins: matches.filter(isWon).length };
}

export function statistics(matches: readonly Played[]): Statistics {
  const mine = matches.filter(({ seat }) => seat !== null && seat !== undefined).sort((one, other) => one.ended - other.ended);
  let [streak, best] = [0, 0];
  for (const match of mine) {
    streak = isWon(match) ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  const games = GAMES.map((game) => ({ game, tally: tallyOf(mine.filter((match) => match.game === game)) }));
  return { ...tallyOf(mine), games: games.filter(({ tally }) => tally.matches > 0), streak, best };
}
