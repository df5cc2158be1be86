import type { GameLook, GameName } from './game';

const looks = import.meta.glob<GameLook>('./*/look.ts', { eager: true, import: 'look' });

export const lookOf = (game: GameName): GameLook => looks[`./${game}/look.ts`]!;
