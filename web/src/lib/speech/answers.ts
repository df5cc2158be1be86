// Answers to what one may ask at a table: read from the view and the picture, at once, and nothing moves by them. Each is one sentence, and short.
import type { ToldMove } from '../board/roundHistory';
import { kindOf, parseCard, sorted } from '../cards/cards';
import { COLOURS, isOutOfTurn, parseMove } from '../cards/notation';
import type { TableState } from '../connection/tableState.svelte';
import type { GameName } from '../games/game';
import { middleWords } from '../games/middles';
import { playOf } from '../games/plays';
import { rulesOf } from '../games/rules';
import type { Question } from '../platform/shortcuts';
import type { TableSnapshot, View } from '../protocol';
import { moveText, sentenceText } from '../texts/moveTexts';
import { cardText, hasText, text } from '../texts/texts.svelte';

/** What answers are read from. */
export type AskedTable = Pick<TableState, 'hand' | 'legal' | 'seat' | 'names' | 'history' | 'isMyTurn' | 'clockUntil' | 'turnBegan'> & {
  readonly snapshot: TableSnapshot;
  readonly view: View;
};

const LONGEST = 120; // characters of an answer, where its subject allows that

/** The parts of a sentence: `a; b.` Some cards have names that end with a mark of their own. */
export const sentence = (parts: readonly string[]): string => `${parts.join('; ').replace(/[.;]+$/, '')}.`.replace(/([!?])\.$/, '$1');

/** The answer to a question; `isAgain`: it was the last question, too; `card` is the one that the reader has come to in the hand. */
export function answerTo(question: Exclude<Question, 'again'>, table: AskedTable, isAgain: boolean, card: string | null): string {
  const { game } = table.snapshot.settings;
  switch (question) {
    case 'hand':
      return ofHand(game, table.hand, isAgain);
    case 'middle':
      return sentence([...middleWords(game, table.view), text('play-pile', { count: table.view.draw_size })]);
    case 'counts':
      return ofCounts(table);
    case 'turn':
      return ofTurn(table, performance.now());
    case 'news':
      return ofNews(table, isAgain);
    case 'score':
      return ofScore(table);
    case 'card':
      return card === null ? text(table.hand ? 'speech-no-cards' : 'play-you-watch') : ofCard(game, card, table.legal);
  }
}

export function ofHand(game: GameName, hand: readonly string[] | null, isGrouped: boolean): string {
  if (!hand) return text('play-you-watch');
  if (hand.length === 0) return text('speech-no-cards');
  const cards = sorted(hand);
  if (!isGrouped)
    return sentence([`${text('play-cards', { count: hand.length })}: ${cards.map((card) => cardText(game, card)).join(', ')}`]);
  const groups = [...COLOURS, null].map((colour) => {
    const names = cards.filter((card) => parseCard(card).colour === colour).map((card) => withoutColour(game, card));
    const title = colour === null ? text('speech-colourless') : text(`colour-${colour}`);
    return names.length > 0 ? [`${title}: ${names.join(', ')}`] : [];
  });
  return sentence(groups.flat());
}

/** What a card is called where its colour is known. */
function withoutColour(game: GameName, name: string): string {
  const card = parseCard(name);
  if (card.colour === null) return cardText(game, name);
  const id = `${game}-kind-${card.kind}`;
  return hasText(id) ? text(id) : String(card.number ?? kindOf(card)?.sign ?? '');
}

const nameOf = ({ seat, names }: Pick<AskedTable, 'seat' | 'names'>, of: number): string =>
  of === seat ? text('play-you') : (names[of] ?? '');

/** The seats clockwise from my left, and me in the end. */
function around({ seat, view }: Pick<AskedTable, 'seat' | 'view'>): number[] {
  const seats = view.hand_sizes.length;
  return view.hand_sizes.map((_, index) => (index + (seat ?? -1) + 1) % seats);
}

export const ofCounts = (table: Pick<AskedTable, 'seat' | 'names' | 'view'>): string =>
  sentence([
    around(table)
      .map((seat) => `${nameOf(table, seat)} ${table.view.hand_sizes[seat]}`)
      .join(', '),
  ]);

export function ofTurn(table: AskedTable, now: number): string {
  const { snapshot, view, isMyTurn, clockUntil, turnBegan } = table;
  if (snapshot.paused) return text('play-paused', { name: snapshot.paused });
  const next = playOf(snapshot.settings.game).next(view);
  return sentence([
    isMyTurn ? text('play-your-turn') : text('play-turn-of', { name: table.names[view.turn] ?? '' }),
    clockUntil === null
      ? text('speech-turn-so-far', { time: lasting(now - turnBegan) })
      : text('speech-turn-left', { time: lasting(clockUntil - now) }),
    ...(next === null ? [] : [text('speech-next', { name: nameOf(table, next) })]),
  ]);
}

/** A time in words: in seconds, or in minutes or hours if it is long. */
function lasting(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 120) return text('play-seconds', { count: seconds });
  return seconds < 7200
    ? text('play-minutes', { count: Math.round(seconds / 60) })
    : text('play-hours', { count: Math.round(seconds / 3600) });
}

/** Everything since the reader's last decision, in full; or briefly, and of that the newest that fits. */
export function ofNews({ snapshot, history, names, seat }: AskedTable, isFull: boolean): string {
  const { game } = snapshot.settings;
  const told = since(history, seat).map(({ told: parts }) => parts.map((each) => sentenceText(game, each, names, seat, !isFull)).join(' '));
  if (told.length === 0) return text('speech-no-news');
  if (isFull) return told.join(' ');
  let answer = told.pop()!;
  while (told.length > 0 && answer.length + told.at(-1)!.length < LONGEST) answer = `${told.pop()} ${answer}`;
  return answer;
}

/** The moves after the last decision of a seat; all of them if it has made none. */
function since(history: readonly ToldMove[], seat: number | null): readonly ToldMove[] {
  const own = history.map((made) => made.seat === seat && !isOutOfTurn(made.move));
  return history.slice(own.lastIndexOf(true) + 1);
}

export function ofScore({ snapshot, seat, names }: AskedTable): string {
  const { totals, results, settings } = snapshot;
  const aim = text(`play-aim-${settings.game}`);
  if (results.length === 0) return `${text('play-scores-none')} ${aim}`;
  return `${sentence([totals.map((total, each) => `${nameOf({ seat, names }, each)} ${total}`).join(', ')])} ${aim}`;
}

/** Whether a card can be played, and how, by the moves that the server lists; and what the rules say of such a card. */
export function ofCard(game: GameName, card: string, legal: readonly string[]): string {
  const name = cardText(game, card);
  const moves = legal.filter((move) => parseMove(move).cards.includes(card));
  const ways = [...new Set(moves.filter((move) => parseMove(move).kind !== 'lay').map((move) => moveText(game, move)))];
  const sample = rulesOf(game).cards.find((each) => parseCard(each.card).kind === parseCard(card).kind);
  const rule = sample ? text(`sheet-${game}-card-${sample.kind}`) : '';
  const can = text(moves.length > 0 ? 'play-fits' : 'speech-card-not', { card: name });
  if (ways.length === 0) return `${can}. ${rule}`;
  let answer = `${can}: ${ways.shift()}`;
  while (ways.length > 0 && answer.length + ways[0]!.length < LONGEST) answer += `; ${ways.shift()}`;
  return `${answer}.`;
}
