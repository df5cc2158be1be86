// Sentences and moves in the language of the reader.
import { parseMove } from '../cards/notation';
import type { Sentence } from './sentences';
import { cardText, hasText, text } from './texts.svelte';

const SAID = 'play-said-';

/** A sentence put into words; `me` is told about as "you". Briefly, if there is a brief text for it. */
export function sentenceText(game: string, sentence: Sentence, names: readonly string[], me: number | null, isBrief = false): string {
  const { id, seat, cards = [], target, colour, other, count } = sentence;
  const short = `speech-brief-${id.slice(SAID.length)}`;
  const hasShort = isBrief && hasText(short);
  const card = (name: string | undefined): string => (name ? cardText(game, name, hasShort ? '' : 'genitive') : '');
  const said = text(hasShort ? short : id, {
    you: seat === me ? 'yes' : 'no',
    name: hasShort && seat === me ? text('play-you') : (names[seat] ?? ''),
    them: other === me ? 'yes' : 'no',
    other: other === undefined ? '' : (names[other] ?? ''),
    card: card(cards[0]),
    second: card(cards[1]),
    target: card(target),
    colour: colour ? text(`colour-${colour}`) : '',
    count: count ?? 0,
  });
  return said.replace(/([!?])\./g, '$1'); // some cards have names that end with a mark of their own
}

/** A move as something one can do: for buttons and for advice. */
export function moveText(game: string, move: string): string {
  const { kind, cards, target, colour } = parseMove(move);
  const [card, second] = cards.map((name) => cardText(game, name));
  if (kind === 'cover')
    return text(second ? 'play-move-cover-two' : 'play-move-cover', { card: card!, second: second ?? '', target: cardText(game, target!) });
  if (kind === 'add') return text('play-move-add', { card: card! });
  if (kind === 'lay') return colour ? text('play-move-change', { colour: text(`colour-${colour}`) }) : card!;
  if (kind === 'call') return text(`play-call-${move}`);
  if (kind === 'catch') return move;
  return text(kind === 'draw' ? 'play-draw' : 'play-end');
}
