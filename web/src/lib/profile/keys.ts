// What a key press asks for at a table, by the keys as I have set them.
import { actionOf, parseShortcuts, type Action } from '../platform/shortcuts';
import { me } from './me.svelte';

/** Nothing while something is written or a dialog is open: those know what to do with keys themselves. */
export function pressedAction(event: KeyboardEvent): Action | null {
  const isTaken = event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
  if (isTaken || event.repeat || document.querySelector('dialog[open]')) return null;
  return actionOf(event, parseShortcuts(me.preferences.shortcuts), me.preferences.keys);
}
