import type { GameLook } from '../game';

/** Two cards that together cover a third. */
export const look: GameLook = {
  tone: 'blue',
  icon: [
    { x: 3, y: 7, turn: 0, tone: 'blue' },
    { x: 21, y: 7, turn: 0, tone: 'yellow' },
  ],
  fan: [
    { card: 'Y7', turn: -1, x: -70, y: -8 },
    { card: 'B3', turn: -10, x: -104, y: 44 },
    { card: 'G4', turn: 9, x: -36, y: 47 },
    { card: 'R9', turn: 2, x: 72, y: -6 },
  ],
};
