// What is told of a move, in sentences: ids and values of the texts, the same as in `src/maukas/narrator.py`.
import { parseMove } from '../cards/notation';
import type { GameName, GamePlay } from '../games/game';
import { playOf } from '../games/plays';
import type { Moved, Settings, View } from '../protocol';

export interface Sentence {
  id: string;
  seat: number;
  cards?: string[];
  target?: string;
  colour?: string;
  other?: number;
  count?: number;
}

export const YOUR_TURN = 'play-said-your-turn';

/** How many cards each seat got by the move, beyond those that the mover laid. */
export function gains(move: Moved, before: View): number[] {
  const { kind, cards } = parseMove(move.move);
  const laid = kind === 'lay' || kind === 'cover' || kind === 'add' ? cards.length : 0;
  return move.view.hand_sizes.map((size, seat) => size - (before.hand_sizes[seat] ?? 0) + (seat === move.seat ? laid : 0));
}

/** `options` are the house rules of the table that differ from the printed ones. */
export function sentences(
  game: GameName,
  move: Moved,
  before: View | null,
  me: number | null,
  options: Settings['options'] = {},
): Sentence[] {
  const play = playOf(game);
  const gained = before ? gains(move, before) : [];
  const told = move.move === 'draw' ? ofDraw(play, move, before, gained[move.seat] ?? 0, options) : [ofMove(play, move)];
  if (before) told.push(...play.penaltyReasons(before, move, gained));
  gained.forEach((count, seat) => {
    if (count > 0 && !(seat === move.seat && move.move === 'draw')) told.push({ id: 'play-said-takes', seat, count });
  });
  if (before) told.push(...play.sentences(before, move));
  if (before && move.view.reshuffles > before.reshuffles) told.push({ id: 'play-said-reshuffle', seat: move.seat });
  if (move.view.winner !== null) told.push({ id: 'play-said-out', seat: move.view.winner });
  else if (me !== null && move.view.turn === me && before?.turn !== me) told.push(...turnSentences(game, move.view, me));
  return told;
}

/** What is said when my turn begins. */
export const turnSentences = (game: GameName, view: View, me: number): Sentence[] => [
  { id: YOUR_TURN, seat: me },
  ...playOf(game).turnSentences(view, me),
];

function ofDraw(play: GamePlay, { seat }: Moved, before: View | null, taken: number, options: Settings['options']): Sentence[] {
  if (!before) return [{ id: 'play-said-draws-some', seat }];
  const penalty = play.drawPenalty(before, seat, taken, options);
  const drawn: Sentence =
    taken <= penalty ? { id: 'play-said-draws-nothing', seat } : { id: 'play-said-draws', seat, count: taken - penalty };
  return penalty > 0 ? [drawn, { id: 'play-said-penalty', seat, count: penalty }] : [drawn];
}

function ofMove(play: GamePlay, { move, seat, view }: Moved): Sentence {
  const { kind, cards, target, colour, seat: other } = parseMove(move);
  switch (kind) {
    case 'lay':
      return colour ? { id: 'play-said-change', seat, colour } : { id: 'play-said-lays', seat, cards };
    case 'cover':
      return { id: cards.length > 1 ? 'play-said-covers-two' : 'play-said-covers', seat, cards, target: target ?? '' };
    case 'add':
      return { id: 'play-said-adds', seat, cards };
    case 'draw': // told with what it brings
    case 'end':
      return { id: view.phase === 'bonus' ? 'play-said-covered' : 'play-said-ends', seat }; // a bonus comes before the end of the turn
    case 'call':
      return { id: play.callSentence, seat };
    case 'catch':
      return { id: 'play-said-catches', seat, other: other ?? 0 };
  }
}
