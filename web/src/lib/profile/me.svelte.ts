// Who I am and what I like: kept by the server with my guest, and by the browser for the time before I have a name.
import { getMe, putMe } from '../connection/api';
import { LANGUAGES, preferredLanguage, useLanguage, type Language } from '../texts/texts.svelte';

export const TONES = ['spruce', 'lake', 'heather', 'pine', 'granite'] as const;
export const BACKS = ['spruces', 'waves', 'stars', 'knit'] as const;
/** How the page looks: as the device, light or dark; or for eyes that need more contrast. */
export const THEMES = ['auto', 'light', 'dark', 'contrast-light', 'contrast-dark'] as const;
export type Tone = (typeof TONES)[number];
export type Back = (typeof BACKS)[number];

export interface Preferences {
  sound: boolean; // of cards and words
  turnSound: boolean;
  notify: boolean;
  sort: boolean; // my hand by colour
  confirm: boolean; // a second touch before a card is laid
  theme: (typeof THEMES)[number];
  seats: number;
  level: string;
  clock: number;
  pace: number;
  muted: boolean; // others' reactions
  invitations: boolean; // from people I have played with
  tone: Tone; // of the table
  back: Back; // of the cards
  largeIndex: boolean; // cards with large corners
  face?: number; // the one I have chosen
  largeCards: boolean; // in my hand
  handOnly: boolean; // where a big screen shows the table
  silent: boolean; // no sound, no vibration, no voice, whatever else is chosen
  volume: number; // of sounds, in percent
  vibrate: boolean; // when my turn begins
  voice: boolean; // the browser reads out what is announced
  wording: 'full' | 'brief'; // of what is announced
  keys: boolean; // single letters do something
  shortcuts: string; // those that I have changed
}

const USUAL: Preferences = {
  sound: true,
  turnSound: true,
  notify: false,
  sort: true,
  confirm: false,
  theme: 'auto',
  seats: 4,
  level: 'casual',
  clock: 0,
  pace: 1,
  muted: false,
  invitations: true,
  tone: 'spruce',
  back: 'spruces',
  largeIndex: false,
  largeCards: false,
  handOnly: true,
  silent: false,
  volume: 100,
  vibrate: false,
  voice: false,
  wording: 'full',
  keys: true,
  shortcuts: '',
};
const KEPT = 'maukas.preferences';

export const me = $state<{ name: string | null; face: number; preferences: Preferences; isKnown: boolean }>({
  name: null,
  face: 0,
  preferences: remembered(),
  isKnown: false,
});

function remembered(): Preferences {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Preferences>) };
  } catch {
    return { ...USUAL };
  }
}

let known: Promise<void> = Promise.resolve();

/** Load the language, and meanwhile ask the server who I am; resolves when the language is there. */
export function identify(): Promise<void> {
  const wished = localStorage.getItem('maukas.language') as Language | null;
  const isChosen = wished !== null && LANGUAGES.includes(wished);
  const spoken = useLanguage(isChosen ? wished : preferredLanguage());
  known = loadProfile(isChosen).catch(() => undefined);
  return spoken;
}

/** Wait until the server has said who I am, or has not answered. */
export const identified = (): Promise<void> => known;

async function loadProfile(isLanguageChosen: boolean): Promise<void> {
  try {
    const found = await getMe();
    me.name = found.name;
    me.face = found.face;
    me.preferences = { ...me.preferences, ...(found.preferences as Partial<Preferences>) };
    if (!isLanguageChosen && found.language && LANGUAGES.includes(found.language as Language))
      await useLanguage(found.language as Language);
  } finally {
    me.isKnown = true;
  }
}

export async function saveProfile(name: string): Promise<void> {
  const found = await putMe({ name, language: document.documentElement.lang, preferences: { ...me.preferences } });
  me.name = found.name;
  me.face = found.face;
}

export async function prefer(change: Partial<Preferences>): Promise<void> {
  me.preferences = { ...me.preferences, ...change };
  localStorage.setItem(KEPT, JSON.stringify(me.preferences));
  if (me.name !== null) await saveProfile(me.name).catch(() => undefined);
}

export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem('maukas.language', language);
  await useLanguage(language);
  if (me.name !== null) await saveProfile(me.name).catch(() => undefined);
}
