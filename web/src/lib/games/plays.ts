import type { GameName, GamePlay } from './game';

const plays = import.meta.glob<GamePlay>('./*/play.ts', { eager: true, import: 'play' });

export const playOf = (game: GameName): GamePlay => plays[`./${game}/play.ts`]!;
