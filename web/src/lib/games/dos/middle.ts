// The middle of a table of DOS in words: the centre row with what covers it, and what the seat on turn has earned or owes.
import type { DosView } from '../../protocol';
import { cardText, text } from '../../texts/texts.svelte';

const cardName = (card: string): string => cardText('dos', card);

export function middleWords({ row, bonuses, doubles, owed }: DosView): string[] {
  const cards = row.map(({ card, covered_by: covers }) =>
    covers.length > 0 ? text('play-row-covered', { card: cardName(card), by: covers.map(cardName).join(' + ') }) : cardName(card),
  );
  const counted = [
    ['play-bonuses', bonuses],
    ['play-doubles', doubles],
    ['play-owed', owed],
  ] as const;
  return [
    `${text('play-row')}: ${cards.join(', ')}`,
    ...counted.filter(([, count]) => count > 0).map(([id, count]) => text(id, { count })),
  ];
}
