// How keys are changed: which can be given away, and what was changed, as it is kept.
import { ACTIONS, USUAL, type Action, type Press, type Shortcuts } from './shortcuts';

// What moves the focus, chooses, or names a colour stays what it is; a key that is held with others is none yet.
const TAKEN = /^(Tab|Enter|Escape| |[1-4]|Arrow\w+|Home|End|Page\w+|Control|Shift|Alt\w*|Meta|CapsLock|Dead|Unidentified|Process|Compose)$/;

/** Whether a key can be given to an action. */
export const isFree = ({ key }: Press): boolean => !TAKEN.test(key);

/** Only those that were changed: `draw:x hand:Alt+h`. */
export const formatShortcuts = (shortcuts: Shortcuts): string =>
  ACTIONS.filter((action) => shortcuts[action] !== USUAL[action])
    .map((action) => `${action}:${shortcuts[action]}`)
    .join(' ');

/** Give an action another key; whatever had that key gets the old one, so that no key means two things. */
export function rebound(shortcuts: Shortcuts, action: Action, key: string): Shortcuts {
  const other = ACTIONS.find((each) => shortcuts[each] === key);
  return { ...shortcuts, ...(other ? { [other]: shortcuts[action] } : {}), [action]: key };
}
