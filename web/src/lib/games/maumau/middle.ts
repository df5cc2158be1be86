// The middle of a table of Mau Mau in words: the top card, its colour if that was chosen, the direction where there is one, and cards owed.
import { parseCard } from '../../cards/cards';
import type { MauMauView } from '../../protocol';
import { cardText, text } from '../../texts/texts.svelte';

export function middleWords({ top, colour, direction, debt, hand_sizes: sizes }: MauMauView): string[] {
  const chosen = colour ? text('speech-colour', { colour: text(`colour-${colour}`) }) : text('play-any-colour');
  return [
    text('play-top', { card: cardText('maumau', top) }),
    ...(parseCard(top).colour === null ? [chosen] : []),
    ...(sizes.length > 2 ? [text(direction < 0 ? 'speech-way-back' : 'speech-way-on')] : []),
    ...(debt > 0 ? [text('speech-debt', { count: debt })] : []),
  ];
}
