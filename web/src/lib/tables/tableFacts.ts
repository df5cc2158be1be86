// What a table is about, in a few words each: the rules, how long a match is, the clock, who may come.
import type { GameInfo, Goal, Settings, TableSummary } from '../protocol';
import { presetOf, readyNumbers } from './houseRules';
import { clockId, USUAL_GRACE } from './timing';

/** The id and values of a text. */
export interface Fact {
  id: string;
  values?: Record<string, number>;
}

type Known = Pick<TableSummary, 'game' | 'preset' | 'rules' | 'goal'>;

/** The rules as a set or as a number of house rules, and how long a match is. */
export function ruleFacts({ game, preset, rules, goal }: Known): Fact[] {
  return [
    preset ? { id: `preset-${game}-${preset}` } : { id: 'friends-rules-mix', values: { count: rules } },
    ...(goal.rounds ? [{ id: 'friends-length-rounds', values: { count: goal.rounds } }] : []),
    ...(goal.points ? [{ id: 'friends-length-points', values: { count: goal.points } }] : []),
  ];
}

/** Everything that may be changed while people wait. */
export function settingsFacts(info: GameInfo, settings: Settings, goal: Goal): Fact[] {
  const lengths = new Set(readyNumbers(info).map(({ name }) => name));
  const rules = Object.keys(settings.options).filter((name) => !lengths.has(name)).length;
  return [
    ...ruleFacts({ game: settings.game, preset: presetOf(info, settings.options) ?? '', rules, goal }),
    { id: clockId(settings.clock) },
    { id: settings.public ? 'friends-public' : 'friends-private' },
    ...(settings.grace === USUAL_GRACE ? [] : [{ id: 'friends-seconds-to-call', values: { count: settings.grace } }]),
    ...(settings.hints ? [] : [{ id: 'friends-no-hints' }]),
  ];
}
