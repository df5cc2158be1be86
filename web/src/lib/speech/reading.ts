// Questions asked by key: answered at once in the live region, and nothing moves by them, neither the focus nor a card.
import type { TableState } from '../connection/tableState.svelte';
import type { Question } from '../platform/shortcuts';
import { needTexts, text } from '../texts/texts.svelte';
import type { Announcer } from './announcer.svelte';
import { answerTo } from './answers';

let last: { question: Question; isAgain: boolean } | null = null;

/** Another key was pressed: the next question is a new one. */
export const forgetQuestion = (): void => void (last = null);

/** Answer a question; `card` is the one that the reader has come to in the hand. A question that is asked again is answered another way. */
export async function answer(question: Question, table: TableState, announcer: Announcer, card: string | null): Promise<void> {
  const heard = announcer.said.text;
  const isAgain = last?.question === question && !last.isAgain;
  last = { question, isAgain };
  await needTexts('speech', 'menu', 'sheet');
  const { snapshot, view } = table;
  if (question === 'again') announcer.answer(heard || text('speech-nothing-yet'));
  else if (snapshot && view) announcer.answer(answerTo(question, { ...asked(table), snapshot, view }, isAgain, card));
}

const asked = ({ hand, legal, seat, names, history, isMyTurn, clockUntil, turnBegan }: TableState) => ({
  hand,
  legal,
  seat,
  names,
  history,
  isMyTurn,
  clockUntil,
  turnBegan,
});
