import type { PadRules } from '../game';

/** Points are bad, and the rounds are counted. */
export const pad: PadRules = {
  aim: 'fewest',
  goal: 3,
  highestGoal: 50,
  step: 1,
  goalLabel: 'pad-rounds',
  goalNote: 'pad-rounds-note',
  isOver: (_, rounds, goal) => rounds >= goal,
  oddity: (points) => (points.every((each) => each !== 0) ? 'pad-odd-nobody-out' : null), // who went out has no cards left
};
