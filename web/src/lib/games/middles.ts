// What lies in the middle of a table and what is in force, as it is said: `middle.ts` in the folder of a game.
import type { View } from '../protocol';
import type { GameName } from './game';

/** Puts the middle into words: what lies there, then what is in force, each a part of one sentence. */
export type MiddleWords<V extends View = View> = (view: V) => string[];

const words = import.meta.glob<MiddleWords>('./*/middle.ts', { eager: true, import: 'middleWords' });

export const middleWords = (game: GameName, view: View): string[] => words[`./${game}/middle.ts`]!(view);
