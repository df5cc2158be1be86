// A table of Mau Mau.
import { parseMove } from '../../cards/notation';
import type { MauMauView, MoveMade, Settings } from '../../protocol';
import type { Sentence } from '../../texts/sentences';
import type { GamePlay } from '../game';
import Piles from './Piles.svelte';
import { MauMauSelection } from './selection.svelte';

const TAKE_FOUR = '+4'; // in the notation of a card

type Made = MoveMade & { view: MauMauView };

/** The seat after the one that moved. */
const follower = ({ seat, view }: Made): number => {
  const seats = view.hand_sizes.length;
  return (seat + view.direction + seats) % seats;
};

/** Those for a forgotten mau come first, those for a false one last: what the pile was too small for is missing from what was drawn. */
function drawPenalty({ debt, window, silent }: MauMauView, seat: number, taken: number, options: Settings['options']): number {
  const isForgotten = (window === seat || silent.includes(seat)) && (options['mau'] ?? 'judge') === 'judge';
  const due = isForgotten ? Number(options['mau_penalty'] ?? 1) : 0;
  return taken - Math.min(debt || 1, Math.max(taken - due, 0));
}

/** A mau that was forgotten, or said for another card than the last but one. */
function penaltyReasons(before: MauMauView, made: Made, gained: readonly number[]): Sentence[] {
  const { kind, cards, seat: caught } = parseMove(made.move);
  if (kind === 'catch') return [{ id: 'play-said-forgot-mau', seat: caught ?? 0 }];
  if (kind === 'call') return [];
  const usual = gained.map(() => 0); // for the card that was laid or drawn
  if (kind === 'draw') usual[made.seat] = before.debt || 1;
  if (cards[0]?.includes(TAKE_FOUR) && made.view.debt <= before.debt) usual[follower(made)] = 4;
  const isMore = (seat: number): boolean => gained[seat]! > usual[seat]!;
  const forgetful = before.silent.includes(made.seat) ? made.seat : before.window;
  if (forgetful !== null && isMore(forgetful)) return [{ id: 'play-said-forgot-mau', seat: forgetful }];
  return before.said && isMore(made.seat) ? [{ id: 'play-said-false-mau', seat: made.seat }] : [];
}

/** Who misses a turn, and the direction, if it has changed. */
function sentences(before: MauMauView, made: Made): Sentence[] {
  const { seat, view, move } = made;
  const isSkipped = parseMove(move).kind === 'lay' && view.phase !== 'over' && view.turn !== follower(made);
  return [
    ...(isSkipped ? [{ id: 'play-said-skipped', seat: follower(made) }] : []),
    ...(before.direction === view.direction ? [] : [{ id: 'play-said-direction', seat }]),
  ];
}

export const play: GamePlay<MauMauView, MauMauSelection> = {
  call: 'mau',
  callSentence: 'play-said-mau',
  Middle: Piles,
  next: ({ turn, direction, hand_sizes: { length } }) => (length > 2 ? (turn + direction + length) % length : null),
  direction: (view) => view.direction,
  hasCalled: (view) => view.said,
  debt: (view) => view.debt,
  select: (table, wantsSecondTouch) => new MauMauSelection(table, wantsSecondTouch),
  ending: () => ({ id: 'play-end' }),
  prompt: () => null,
  flights: () => [],
  drawPenalty,
  penaltyReasons,
  sentences,
  turnSentences: ({ debt }, me) => (debt > 0 ? [{ id: 'play-said-debt', seat: me, count: debt }] : []),
};
