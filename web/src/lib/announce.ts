// Sentences in the language of the reader, and how the page calls for attention.
import { parseMove } from './cards';
import type { Sentence } from './said';
import { cardText, text } from './texts.svelte';

/** A sentence put into words; `me` is told about as "you". */
export function sentenceText(game: string, sentence: Sentence, names: readonly string[], me: number | null): string {
  const { id, seat, cards = [], target, colour, other, count } = sentence;
  const card = (name: string | undefined): string => (name ? cardText(game, name) : '');
  const said = text(id, {
    you: seat === me ? 'yes' : 'no',
    name: names[seat] ?? '',
    them: other === me ? 'yes' : 'no',
    other: other === undefined ? '' : (names[other] ?? ''),
    card: card(cards[0]),
    second: card(cards[1]),
    target: card(target),
    colour: colour ? text(`colour-${colour}`) : '',
    count: count ?? 0,
  });
  return said.replace(/([!?])\./g, '$1');              // some cards have names that end with a mark of their own
}

/** A notification, if they are wanted, allowed, and nobody is looking. */
export function notify(message: string, isWanted: boolean): void {
  if (!isWanted || !document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const note = new Notification('Maukas', { body: message, tag: 'maukas-turn' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications only to a service worker: the title and the sound must do.
  }
}

/** A move as something one can do: for buttons and for advice. */
export function moveText(game: string, move: string): string {
  const { kind, cards, target, colour } = parseMove(move);
  const [card, second] = cards.map((name) => cardText(game, name));
  if (kind === 'cover') return text(second ? 'play-move-cover-two' : 'play-move-cover', { card: card!, second: second ?? '', target: cardText(game, target!) });
  if (kind === 'add') return text('play-move-add', { card: card! });
  if (kind === 'lay') return colour ? text('play-move-change', { colour: text(`colour-${colour}`) }) : card!;
  if (kind === 'call') return text(`play-call-${move}`);
  if (kind === 'catch') return move;
  return text(kind === 'draw' ? 'play-draw' : 'play-end');
}
