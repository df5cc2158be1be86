import { expect, test } from 'vitest';
import { formatShortcuts, isFree, rebound } from './shortcutChanges';
import { ACTIONS, actionOf, parseShortcuts, pressedKey, type Press } from './shortcuts';

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});
const USUAL = parseShortcuts('');

test('a key is written with what is held beside it, and Shift only where the sign does not tell', () => {
  expect(pressedKey(press('d'))).toBe('d');
  expect(pressedKey(press('D'))).toBe('d'); // with the capitals locked
  expect(pressedKey(press('G', { shiftKey: true }))).toBe('Shift+g');
  expect(pressedKey(press('?', { shiftKey: true }))).toBe('?');
  expect(pressedKey(press('h', { altKey: true, ctrlKey: true }))).toBe('Ctrl+Alt+h');
});

test('no key means two things', () => {
  expect(new Set(Object.values(USUAL)).size).toBe(ACTIONS.length);
  const changed = rebound(USUAL, 'draw', 'a');
  expect(changed).toMatchObject({ draw: 'a', hand: 'd' });
  expect(new Set(Object.values(changed)).size).toBe(ACTIONS.length);
});

test('what was changed is written down, and nothing else', () => {
  expect(formatShortcuts(USUAL)).toBe('');
  const changed = rebound(rebound(USUAL, 'draw', 'Alt+x'), 'help', ':');
  expect(formatShortcuts(changed)).toBe('draw:Alt+x help::');
  expect(parseShortcuts(formatShortcuts(changed))).toEqual(changed);
});

test('what cannot be understood is left out', () => {
  expect(parseShortcuts('fly:x draw: nonsense')).toEqual(USUAL);
});

test('single letters can be switched off; those with Alt stay', () => {
  const changed = rebound(USUAL, 'hand', 'Alt+a');
  expect(actionOf(press('d'), changed, true)).toBe('draw');
  expect(actionOf(press('d'), changed, false)).toBe(null);
  expect(actionOf(press('a', { altKey: true }), changed, false)).toBe('hand');
  expect(actionOf(press('G', { shiftKey: true }), changed, false)).toBe(null);
  expect(actionOf(press('d', { ctrlKey: true }), changed, true)).toBe(null);
});

test('keys that move the focus, choose or name a colour cannot be given away', () => {
  expect(['Tab', 'Enter', 'Escape', ' ', '1', '4', 'ArrowLeft', 'Home', 'Shift'].filter((key) => isFree(press(key)))).toEqual([]);
  expect(['x', '5', 'F2', '.'].filter((key) => isFree(press(key)))).toEqual(['x', '5', 'F2', '.']);
});
