// Answers to what one may ask in a replay: the same keys as at a table, for the moment that is shown.
import { middleWords } from '../games/middles';
import type { ReplayState } from '../match/replayState.svelte';
import { needTexts, text } from '../texts/texts.svelte';
import { ofCounts, ofHand, sentence } from './answers';

export const REPLAY_QUESTIONS = ['hand', 'middle', 'counts', 'turn', 'again'] as const;
export type ReplayQuestion = (typeof REPLAY_QUESTIONS)[number];

/** The answer to a question; `heard` is what was said last, `isAgain`: the same was asked before. */
export async function replayAnswer(question: ReplayQuestion, replay: ReplayState, heard: string, isAgain: boolean): Promise<string> {
  await needTexts('speech', 'menu');
  const { round, now, names, at, last } = replay;
  if (!round || !now) return text('speech-nothing-yet');
  const { view, hands } = now;
  const name = names[view.turn] ?? '';
  switch (question) {
    case 'hand':
      return `${name}: ${ofHand(round.game, hands[view.turn] ?? [], isAgain)}`;
    case 'middle':
      return sentence([...middleWords(round.game, view), text('play-pile', { count: view.draw_size })]);
    case 'counts':
      return ofCounts({ seat: null, names, view });
    case 'turn':
      return sentence([text('match-place', { move: at, count: last }), ...(view.phase === 'over' ? [] : [text('play-turn-of', { name })])]);
    case 'again':
      return heard || text('speech-nothing-yet');
  }
}
