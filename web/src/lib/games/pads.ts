import type { GameName, PadRules } from './game';

const pads = import.meta.glob<PadRules>('./*/pad.ts', { eager: true, import: 'pad' });

export const padRulesOf = (game: GameName): PadRules => pads[`./${game}/pad.ts`]!;
