// House rules as they are chosen: what differs from the strict rules, which set of them that is, and the text of each.
import type { TableWish, GameInfo, Option } from '../protocol';
import { USUAL_GRACE } from './timing';

export type Value = string | number | boolean;
export type Rules = Record<string, Value>;
export type Wishes = Required<Omit<TableWish, 'game' | 'options'>> & { options: Rules };

const KEPT = 'maukas.tables';
const SHEET = 'sheet-'; // and its language: the set that is a printed sheet
const hyphened = (name: string): string => name.replaceAll('_', '-');

export const titleId = (game: string, option: Option): string => `option-${game}-${hyphened(option.name)}`;

/** The sentence for a value; of a number, the sentence that says what it counts. */
export function sentenceId(game: string, option: Option, value: Value): string {
  if (option.values === null) return `${titleId(game, option)}-help`;
  const last = typeof value === 'boolean' ? (value ? 'on' : 'off') : hyphened(String(value));
  return `${titleId(game, option)}-${last}`;
}

export const valueOf = (option: Option, rules: Rules): Value => rules[option.name] ?? option.default;

/** Only what this game has, what it allows, and what differs from the strict rules. */
export function changed(game: GameInfo, rules: Rules): Rules {
  const kept = game.options.filter((option) => valueOf(option, rules) !== option.default && allows(option, valueOf(option, rules)));
  return Object.fromEntries(kept.map((option) => [option.name, valueOf(option, rules)]));
}

function allows(option: Option, value: Value): boolean {
  if (option.values !== null) return option.values.includes(value as string | boolean);
  return Number.isInteger(value) && (value as number) >= (option.low ?? 0) && (value as number) <= (option.high ?? Infinity);
}

/** The numbers that are offered beside the sets of rules: how long a match is. */
export const readyNumbers = (game: GameInfo): Option[] => game.options.filter((option) => option.ready.length > 0);

/** The ready numbers of an option, and the one that is chosen. */
export function offeredNumbers(option: Option, rules: Rules): number[] {
  return [...new Set([...option.ready, Number(valueOf(option, rules))])].sort((one, other) => one - other);
}

const without = (rules: Rules, options: Option[]): Rules =>
  Object.fromEntries(Object.entries(rules).filter(([name]) => !options.some((option) => option.name === name)));

/** The set that these rules are, or null for a mixture of one's own; how long the match is decides only where no set is exactly this. */
export function presetOf(game: GameInfo, rules: Rules): string | null {
  const written = (of: Rules): string => JSON.stringify(Object.entries(changed(game, of)).sort());
  const named = (of: Rules): string | undefined => Object.keys(game.presets).find((name) => written(game.presets[name]!) === written(of));
  return named(rules) ?? named(without(rules, readyNumbers(game))) ?? null;
}

/** The rules of a set; a length of the match that was chosen stays, unless it came with the set before. */
export function taken(game: GameInfo, rules: Rules, preset: string): Rules {
  const before = game.presets[presetOf(game, rules) ?? ''] ?? {};
  const chosen = readyNumbers(game).filter(({ name }) => name in rules && !(name in before));
  return { ...Object.fromEntries(chosen.map(({ name }) => [name, rules[name]!])), ...game.presets[preset] };
}

/** The names of the sets in the order of the page: the printed sheet in the reader's language comes first. */
export function presetNames(game: GameInfo, language: string): string[] {
  const names = Object.keys(game.presets);
  const isOwn = (name: string): boolean => name === SHEET + language;
  return [...names.filter(isOwn), ...names.filter((name) => !isOwn(name))];
}

/** How a table is at first, as far as what somebody likes does not say otherwise. */
export const usualWishes = ({ clock, pace }: { clock: number; pace: number }): Omit<Wishes, 'options'> => ({
  seats: 4,
  clock: clock as Wishes['clock'],
  pace,
  grace: USUAL_GRACE,
  hints: true,
  public: false,
});

/** How tables of this game were made last time; strict at first. */
export function remembered(game: GameInfo, usual: Omit<Wishes, 'options'>): Wishes {
  let kept: Partial<Wishes> = {};
  try {
    kept = (JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Partial<Wishes>>)[game.name] ?? {};
  } catch {
    // what cannot be read is forgotten
  }
  const wishes = { ...usual, ...kept };
  const seats = Math.min(Math.max(wishes.seats, game.least_seats), game.most_seats);
  return { ...wishes, seats, options: changed(game, kept.options ?? {}) };
}

export function remember(game: GameInfo, wishes: Wishes): void {
  let all: Record<string, unknown> = {};
  try {
    all = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, unknown>;
  } catch {
    // what cannot be read is replaced
  }
  localStorage.setItem(KEPT, JSON.stringify({ ...all, [game.name]: wishes }));
}
