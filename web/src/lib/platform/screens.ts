// Which screen an address leads to. The list is also the server's: with the page it names all files that the screen will need.
import type { Component } from 'svelte';
import { screens } from './routes';
import { needTexts } from '../texts/texts.svelte';

type Props = Record<string, string>;

export interface Screen {
  key: string; // another one is another screen
  props: Props;
  load(): Promise<Component<Props>>;
}

const parts = import.meta.glob<Component<Props>>('../../screens/*.svelte', { import: 'default' });

/** The values of a path like `t/:code`, or null if it is another one. */
export function valuesIn(path: string, pattern: string): Props | null {
  const [words, wanted] = [path.replace(/\/$/, '').split('/'), pattern.split('/')];
  if (
    words.length !== wanted.length ||
    !wanted.every((each, index) => each === words[index] || (each.startsWith(':') && words[index] !== ''))
  )
    return null;
  return Object.fromEntries(wanted.flatMap((each, index) => (each.startsWith(':') ? [[each.slice(1), words[index]!]] : [])));
}

/** The screen at a path; an unknown path leads to the first one. */
export function screenAt(path: string): Screen {
  for (const { path: pattern, screen, props: given, texts = [] } of screens) {
    const values = valuesIn(path, pattern);
    if (!values) continue;
    const props: Props = { ...given, ...values };
    const load = async (): Promise<Component<Props>> =>
      (await Promise.all([parts[`../../screens/${screen}.svelte`]!(), needTexts(...texts)]))[0];
    return { key: [screen, ...Object.values(props)].join('/'), props, load };
  }
  return screenAt('');
}
