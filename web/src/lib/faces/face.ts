// Faces of people and bots: a number that the server tells, so that the same person looks the same everywhere. `drawing.ts` draws them.
import type { Chair } from '../protocol';

export const PEOPLE = 480; // faces that a person can have; those of bots follow

/** One for each person: seen on paper and in the dark, and by a white line on it. */
export const TONES = [
  '#c2414b',
  '#2f6fb5',
  '#3f7f35',
  '#a8600f',
  '#7a5cc0',
  '#14818a',
  '#b0478f',
  '#7d6f12',
  '#617689',
  '#96634c',
] as const;

/** The faces at one table: of two in the same colour the later one gets another, so that a colour means one person. */
export function distinct(faces: readonly (number | null)[]): number[] {
  const taken = new Set<number>();
  return faces.map((each) => {
    if (each === null) return 0; // nobody
    let tone = each % TONES.length;
    while (taken.has(tone) && taken.size < TONES.length) tone = (tone + 1) % TONES.length;
    taken.add(tone);
    return each - (each % TONES.length) + tone;
  });
}

export const toneOf = (number: number): string => TONES[number % TONES.length]!;

/** The faces of those who sit at a table, by seat. */
export const facesOf = (chairs: readonly Chair[]): number[] =>
  distinct(chairs.map(({ kind, face: number = 0 }) => (kind === 'free' ? null : number)));

/** The faces of those whose results are shown, by seat; nothing if others sit on their chairs by now. */
export const facesOfPlayers = (players: readonly string[], chairs: readonly Chair[]): number[] | undefined =>
  players.every((name, seat) => chairs[seat]?.name === name) ? facesOf(chairs) : undefined;
