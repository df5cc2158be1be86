import type { GameLook } from '../game';

/** A fan from a hand. */
export const look: GameLook = {
  tone: 'green',
  icon: [
    { x: 7, y: 6, turn: -14, tone: 'red' },
    { x: 16, y: 7, turn: 10, tone: 'green' },
  ],
  fan: [
    { card: 'R5', turn: -21, x: -96, y: 16 },
    { card: 'B+2', turn: -8, x: -34, y: 0 },
    { card: 'G5', turn: 6, x: 30, y: -1 },
    { card: 'W', turn: 19, x: 92, y: 14 },
  ],
};
