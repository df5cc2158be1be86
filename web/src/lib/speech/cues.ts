// The sounds of a move, from what is told of it: what it was by the sound, who made it by the side from which it comes.
import { parseCard } from '../cards/cards';
import type { Cue, Sound } from '../platform/sounds';
import type { Sentence } from '../texts/sentences';

/** Who listens, and to what. */
export interface Listening {
  readonly me: number | null;
  readonly seats: number;
  readonly isClockwise: boolean;
  readonly call: string; // the id of what is told of a call
}

const WIDEST = 0.8; // how far to the side somebody can sit

const SOUND_OF: Readonly<Record<string, Sound>> = {
  'play-said-draws': 'draw',
  'play-said-draws-some': 'draw',
  'play-said-penalty': 'take',
  'play-said-takes': 'take',
  'play-said-skipped': 'stop',
  'play-said-catches': 'catch',
};

const colourSound = (card: string): Sound => parseCard(card).colour ?? 'wild';

function soundsOf({ id, cards = [], colour, seat }: Sentence, { me, isClockwise, call }: Listening): Sound[] {
  if (id === call) return ['call'];
  if (id === 'play-said-change') return ['wild', colour as Sound];
  if (id === 'play-said-direction') return [isClockwise ? 'clockwise' : 'anticlockwise'];
  if (id === 'play-said-out') return [seat === me || me === null ? 'win' : 'lose'];
  if (cards.length > 0) return [colourSound(cards[0]!)];
  const found = SOUND_OF[id];
  return found ? [found] : [];
}

/** Where a seat is heard: those who sit clockwise from my left, from left to right. */
export function panOf(seat: number, me: number | null, seats: number): number {
  if (seat === me) return 0;
  const others = me === null ? seats : seats - 1;
  const place = me === null ? seat : (seat - me - 1 + seats) % seats;
  return others < 2 ? 0 : WIDEST * ((2 * place) / (others - 1) - 1);
}

export const cuesOf = (story: readonly Sentence[], listening: Listening): Cue[] =>
  story.flatMap((sentence) => {
    const pan = panOf(sentence.seat, listening.me, listening.seats);
    return soundsOf(sentence, listening).map((sound) => ({ sound, pan: sound === 'win' || sound === 'lose' ? 0 : pan }));
  });
