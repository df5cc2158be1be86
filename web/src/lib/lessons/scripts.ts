// The lessons as the real rules have played them, each loaded when it is wanted.
import type { Script } from './lesson.svelte';

const scripts = import.meta.glob<Script>('../games/*/lesson.json', { import: 'default' });

export const readScript = (game: Script['game']): Promise<Script> => scripts[`../games/${game}/lesson.json`]!();
