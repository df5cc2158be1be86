// Who I am and what I like: kept by the server with my guest, and by the browser for the time before I have a name.
import { getMe, putMe } from './api';
import { LANGUAGES, preferred, speak, type Language } from './texts.svelte';

export interface Preferences {
  sound: boolean;                                       // of cards and words
  turnSound: boolean;
  notify: boolean;
  sort: boolean;                                        // my hand by colour
  confirm: boolean;                                     // a second touch before a card is laid
  theme: 'auto' | 'light' | 'dark';
  seats: number;
  level: string;
  clock: number;
  pace: number;
  muted: boolean;                                       // others' reactions
}

const USUAL: Preferences = {
  sound: true, turnSound: true, notify: false, sort: true, confirm: false, theme: 'auto', seats: 4, level: 'casual', clock: 0, pace: 1, muted: false,
};
const KEPT = 'maukas.preferences';

export const me = $state<{ name: string | null; likes: Preferences; isKnown: boolean }>({ name: null, likes: remembered(), isKnown: false });

function remembered(): Preferences {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Preferences>) };
  } catch {
    return { ...USUAL };
  }
}

let known: Promise<void> = Promise.resolve();

/** Speak my language; who I am is found out meanwhile. */
export function meet(): Promise<void> {
  const wished = localStorage.getItem('maukas.language') as Language | null;
  const isChosen = wished !== null && LANGUAGES.includes(wished);
  const spoken = speak(isChosen ? wished : preferred());
  known = askWho(isChosen).catch(() => undefined);
  return spoken;
}

/** Wait until the server has said who I am, or has not answered. */
export const met = (): Promise<void> => known;

async function askWho(isLanguageChosen: boolean): Promise<void> {
  try {
    const found = await getMe();
    me.name = found.name;
    me.likes = { ...me.likes, ...(found.preferences as Partial<Preferences>) };
    if (!isLanguageChosen && found.language && LANGUAGES.includes(found.language as Language)) await speak(found.language as Language);
  } finally {
    me.isKnown = true;
  }
  dress();
}

export async function callMe(name: string): Promise<void> {
  const found = await putMe({ name, language: document.documentElement.lang, preferences: { ...me.likes } });
  me.name = found.name;
}

export async function like(change: Partial<Preferences>): Promise<void> {
  me.likes = { ...me.likes, ...change };
  localStorage.setItem(KEPT, JSON.stringify(me.likes));
  dress();
  if (me.name !== null) await callMe(me.name).catch(() => undefined);
}

export async function choose(language: Language): Promise<void> {
  localStorage.setItem('maukas.language', language);
  await speak(language);
  if (me.name !== null) await callMe(me.name).catch(() => undefined);
}

/** Light, dark, or as the device says. */
function dress(): void {
  document.documentElement.dataset.theme = me.likes.theme;
}
