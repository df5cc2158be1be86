// How a match ended, to be told to others: nothing that was hidden, only names and totals.
import type { GameName } from '../games/game';
import { padRulesOf } from '../games/pads';
import { locale, text } from '../texts/texts.svelte';
import { places, ranking } from './places';

export interface Outcome {
  game: GameName;
  names: readonly string[];
  totals: readonly number[];
  winners: readonly number[];
  rounds: number;
  ended: number; // milliseconds
  link: string; // empty if there is none
}

/** One player's line: from the first place to the last. */
export interface OutcomeLine {
  place: number;
  name: string;
  total: number;
  isWinner: boolean;
}

export function outcomeLines({ game, names, totals, winners }: Outcome): OutcomeLine[] {
  const { aim } = padRulesOf(game);
  const placed = places(totals, winners, aim);
  return ranking(totals, winners, aim).map((seat) => ({
    place: placed[seat]!,
    name: names[seat] ?? '',
    total: totals[seat]!,
    isWinner: winners.includes(seat),
  }));
}

export function outcomeTitle({ names, winners }: Outcome): string {
  const list = new Intl.ListFormat(locale.language).format(winners.map((seat) => names[seat] ?? ''));
  return text('play-won', { names: list, count: winners.length });
}

export function outcomeAbout({ game, rounds, ended }: Outcome): string {
  const when = new Intl.DateTimeFormat(locale.language, { dateStyle: 'medium' }).format(new Date(ended));
  return [text(`web-game-${game}`), text('web-rounds', { count: rounds }), when].join(' · ');
}

/** The whole as text, for a message to friends. */
export function outcomeText(outcome: Outcome): string {
  const lines = outcomeLines(outcome).map(({ place, name, total }) =>
    text('result-line', { place, name, points: text('play-points', { count: total }) }),
  );
  return [outcomeTitle(outcome), outcomeAbout(outcome), ...lines, ...(outcome.link ? [outcome.link] : [])].join('\n');
}
