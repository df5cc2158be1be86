// The moves of a round as they are told, and what each seat did last.
import { isOutOfTurn, parseMove } from '../cards/notation';
import type { GameName } from '../games/game';
import type { Moved, MoveMade, View } from '../protocol';
import { sentences, type Sentence } from '../texts/sentences';

/** A move, who made it for its seat, and what is told of it. */
export interface ToldMove extends MoveMade {
  readonly by: NonNullable<Moved['by']>;
  readonly told: readonly Sentence[];
}

/** What a seat did in its last turn, and what happened to it since. */
export interface LastAction {
  readonly cards: readonly string[];
  readonly colour: string | null;
  readonly drew: number;
  readonly took: number; // because of others
  readonly isSkipped: boolean;
}

export const toldMove = (game: GameName, move: Moved, before: View | null, options: Options): ToldMove => ({
  number: move.number,
  seat: move.seat,
  move: move.move,
  by: move.by ?? 'owner',
  told: sentences(game, move, before, null, options),
});

/** A move that was made while this page was not there: how many cards somebody got by it is not known. */
export const missedMove = (game: GameName, made: MoveMade, view: View): ToldMove => ({
  ...made,
  by: 'owner',
  told: sentences(game, { type: 'moved', ...made, view: { ...view, winner: null } }, null, null),
});

type Options = Parameters<typeof sentences>[4];
const NOTHING: LastAction = { cards: [], colour: null, drew: 0, took: 0, isSkipped: false };

/** The last action of each seat; null: none in this round. */
export function lastActions(history: readonly ToldMove[], seats: number): (LastAction | null)[] {
  const actions: (LastAction | null)[] = Array.from({ length: seats }, () => null);
  let mover = -1;
  for (const { seat, move, told } of history) {
    if (!isOutOfTurn(move)) {
      actions[seat] = after(seat === mover ? actions[seat]! : NOTHING, move, told);
      mover = seat;
    }
    for (const { id, seat: other, count = 0 } of told) {
      if (other === seat) continue;
      const action = actions[other] ?? NOTHING;
      if (id === 'play-said-skipped') actions[other] = { ...action, isSkipped: true };
      if (id === 'play-said-takes') actions[other] = { ...action, took: action.took + count };
    }
  }
  return actions;
}

function after(action: LastAction, move: string, told: readonly Sentence[]): LastAction {
  const { kind, cards, colour } = parseMove(move);
  const drew = told.find(({ id }) => id === 'play-said-draws')?.count ?? 0;
  return {
    ...action,
    cards: kind === 'draw' ? action.cards : [...action.cards, ...cards],
    colour: colour ?? action.colour,
    drew: action.drew + drew,
  };
}
