// What the reader wants to hear and feel: every sound, vibration and spoken word goes through here, and one switch silences all of it.
import { isCalm } from '../board/motion';
import type { Cue } from '../platform/sounds';
import { me } from '../profile/me.svelte';
import type { Sentence } from '../texts/sentences';
import { locale } from '../texts/texts.svelte';
import type { Listening } from './cues';

const TURN_PULSE = [60, 50, 60]; // milliseconds

const isHeard = (isWanted: boolean): boolean => isWanted && !me.preferences.silent;

/** Sounds are loaded after what is seen; what cannot be loaded is not heard. */
function load<Part>(part: Promise<Part>, use: (part: Part) => void): void {
  part.then(use).catch(() => undefined);
}

/** Open the audio device before the first sound. */
export function prepareSounds(): void {
  if (isHeard(me.preferences.sound || me.preferences.turnSound)) load(import('../platform/sounds'), ({ openAudio }) => openAudio());
}

/** Let something be heard, if sounds of this sort are wanted. */
export function hear(cues: readonly Cue[], isWanted = me.preferences.sound): void {
  if (isHeard(isWanted)) load(import('../platform/sounds'), ({ sound }) => sound(cues, me.preferences.volume / 100));
}

/** Let a move be heard. */
export function hearMove(story: readonly Sentence[], listening: Listening): void {
  if (isHeard(me.preferences.sound)) load(import('./cues'), ({ cuesOf }) => hear(cuesOf(story, listening)));
}

/** My turn begins. */
export function hearTurn(): void {
  hear([{ sound: 'turn', pan: 0 }], me.preferences.turnSound);
  if (isHeard(me.preferences.vibrate) && !isCalm() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TURN_PULSE);
}

/** Read something out in the browser's voice, if that is wanted. */
export function readOut(text: string): void {
  if (!isHeard(me.preferences.voice)) return;
  load(import('./voice'), ({ followFocus, speak }) => {
    followFocus(() => locale.language);
    speak(text, locale.language);
  });
}

/** The voice was switched off. */
export const stopReading = (): void => load(import('./voice'), ({ stop }) => stop());
