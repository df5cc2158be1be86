// House rules as they are chosen: what differs from the strict rules, which set of them that is, and the text of each.
import type { GameInfo, Option } from './api';
import type { SettingsWanted } from './protocol';

export type Value = string | number | boolean;
export type Rules = Record<string, Value>;
export type Wishes = Required<Omit<SettingsWanted, 'grace' | 'game' | 'options'>> & { options: Rules };

const KEPT = 'maukas.tables';
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

/** The set that these rules are, or null for a mixture of one's own. */
export function presetOf(game: GameInfo, rules: Rules): string | null {
  const written = (of: Rules): string => JSON.stringify(Object.entries(changed(game, of)).sort());
  return Object.keys(game.presets).find((name) => written(game.presets[name]!) === written(rules)) ?? null;
}

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
    // begin anew
  }
  localStorage.setItem(KEPT, JSON.stringify({ ...all, [game.name]: wishes }));
}
