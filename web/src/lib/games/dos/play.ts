// A table of DOS.
import type { Flight } from '../../board/flights';
import { parseMove } from '../../cards/notation';
import type { DosView, MoveMade } from '../../protocol';
import type { Sentence } from '../../texts/sentences';
import type { GamePlay, Phrase } from '../game';
import Row from './Row.svelte';
import { DosSelection } from './selection.svelte';

/** The covered cards leave the centre row when the turn ends. */
function flights(before: DosView, now: DosView): Flight[] {
  if (now.row.some(({ covered_by }) => covered_by.length > 0)) return [];
  return before.row.flatMap(({ covered_by }, index) =>
    covered_by.length === 0 ? [] : [{ card: covered_by.at(-1)!, from: `row-${index}`, to: 'discard', turn: 0 }],
  );
}

/** A forgotten call, a wrong catch, what was owed, or two cards that matched a colour. */
function penaltyReasons(before: DosView, { seat, move, view }: MoveMade & { view: DosView }, gained: readonly number[]): Sentence[] {
  const { kind, seat: caught } = parseMove(move);
  if (kind === 'catch')
    return [
      before.exposed.includes(caught ?? 0) ? { id: 'play-said-forgot-dos', seat: caught ?? 0 } : { id: 'play-said-false-catch', seat },
    ];
  if (view.turn === seat && view.phase !== 'over') return []; // the turn goes on
  return [
    ...(before.owed > 0 && gained[seat]! > 0 ? [{ id: 'play-said-pays', seat }] : []),
    ...(before.doubles > 0 && gained.some((count, each) => each !== seat && count > 0) ? [{ id: 'play-said-doubles', seat }] : []),
  ];
}

/** The end of the covers is not the end of the turn when they have earned something. */
function ending({ phase, bonuses }: DosView): Phrase {
  if (phase === 'bonus') return { id: 'play-skip-bonus' };
  return bonuses > 0 ? { id: 'play-end-bonus', count: bonuses } : { id: 'play-end' };
}

const prompt = ({ phase, bonuses, legal }: DosView): Phrase | null =>
  phase === 'bonus' && legal.some((move) => parseMove(move).kind === 'add') ? { id: 'play-choose-bonus', count: bonuses } : null;

export const play: GamePlay<DosView, DosSelection> = {
  call: 'dos',
  callSentence: 'play-said-dos',
  Middle: Row,
  next: ({ turn, hand_sizes: { length } }) => (length > 2 ? (turn + 1) % length : null),
  direction: () => 1,
  hasCalled: (view) => view.called,
  debt: () => 0,
  select: (table, wantsSecondTouch) => new DosSelection(table, wantsSecondTouch),
  ending,
  prompt,
  flights,
  drawPenalty: () => 0,
  penaltyReasons,
  sentences: () => [],
  turnSentences: () => [],
};
