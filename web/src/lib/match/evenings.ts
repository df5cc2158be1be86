// The games of earlier evenings, kept by the browser: the newest first.
import { isPad, type Pad } from './scorePad';

const KEPT = 'maukas.evenings';
const MOST = 300; // games; a browser keeps some megabytes

export function readEvenings(kept: string | null): Pad[] {
  try {
    const games: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(games) ? games.filter(isPad) : [];
  } catch {
    return [];
  }
}

/** With the game that is put aside now; one in which nothing was written is not worth it. */
export const putAside = (games: readonly Pad[], pad: Pad): Pad[] =>
  pad.rounds.length === 0 ? [...games] : [{ ...pad, isOn: true }, ...games].slice(0, MOST);

export const loadEvenings = (): Pad[] => readEvenings(localStorage.getItem(KEPT));
export const keepEvenings = (games: readonly Pad[]): void => localStorage.setItem(KEPT, JSON.stringify(games));
