// Keys at a table: which of them does what, as the reader has set them. Single letters can all be switched off, for screen readers have their own.
export const USUAL = {
  hand: 'a',
  middle: 't',
  counts: 'n',
  turn: 'w',
  news: 'r',
  score: 'p',
  card: 'i',
  again: 'v',
  group: 'g',
  back: 'Shift+g',
  draw: 'd',
  end: 'e',
  call: 'm',
  catch: 'c',
  hint: 'h',
  hasten: 'f',
  moves: 'l',
  standings: 's',
  help: '?',
} as const satisfies Record<string, string>;

export type Action = keyof typeof USUAL;
export type Shortcuts = Readonly<Record<Action, string>>;

export const ACTIONS = Object.keys(USUAL) as readonly Action[];
/** Those that read something out, and change nothing. */
export const QUESTIONS = ['hand', 'middle', 'counts', 'turn', 'news', 'score', 'card', 'again'] as const satisfies readonly Action[];
export type Question = (typeof QUESTIONS)[number];
export const isQuestion = (action: Action): action is Question => (QUESTIONS as readonly Action[]).includes(action);

/** What a key press is made of. */
export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

const MODIFIED = /^(Ctrl|Alt|Meta)\+/;
/** A key press as it is written: `d`, `Shift+g`, `Alt+h`. */
export function pressedKey({ key, ctrlKey, altKey, metaKey, shiftKey }: Press): string {
  const isLetter = key.length === 1 && key.toLowerCase() !== key.toUpperCase();
  const held = [ctrlKey && 'Ctrl', altKey && 'Alt', metaKey && 'Meta', shiftKey && (isLetter || key.length > 1) && 'Shift'].filter(Boolean);
  return [...held, key.length === 1 ? key.toLowerCase() : key].join('+');
}

/** The keys as they are, from those that were changed: `draw:x hand:Alt+h`. */
export function parseShortcuts(changed: string): Shortcuts {
  const pairs = changed.split(' ').map((each) => [each.slice(0, each.indexOf(':')), each.slice(each.indexOf(':') + 1)] as const);
  return { ...USUAL, ...Object.fromEntries(pairs.filter(([action, key]) => action in USUAL && key !== '')) };
}

/** What a key press asks for; without `hasLetters` only keys that are pressed with Ctrl, Alt or Meta count. */
export function actionOf(press: Press, shortcuts: Shortcuts, hasLetters: boolean): Action | null {
  const key = pressedKey(press);
  return hasLetters || MODIFIED.test(key) ? (ACTIONS.find((action) => shortcuts[action] === key) ?? null) : null;
}
