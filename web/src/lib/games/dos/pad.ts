import type { PadRules } from '../game';

/** Points are good, and whoever has enough of them ends the match. */
export const pad: PadRules = {
  aim: 'most',
  goal: 200,
  highestGoal: 2000,
  step: 50,
  goalLabel: 'pad-target',
  goalNote: 'pad-target-note',
  isOver: (totals, _, goal) => Math.max(...totals) >= goal,
  oddity: (points) => (points.filter((each) => each !== 0).length > 1 ? 'pad-odd-several' : null), // the winner gets what the others hold
};
