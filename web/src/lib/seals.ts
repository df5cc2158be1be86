// What this browser was shown and what it gave before each deal, so that it can compare afterwards.
import type { Seen } from './fair';

const KEPT = 'maukas.seals';
const MOST = 100;                                       // rounds

type Seals = Record<string, Seen>;

function all(): Seals {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Seals;
  } catch {
    return {};
  }
}

/** What comes first counts: for the seal, and for the share. */
export function kept(seals: Seals, key: string, { seal, share }: Partial<Seen>): Seals {
  const { [key]: before, ...others } = seals;
  const entry = { seal: before?.seal || seal || '', share: before?.share || share || '' };
  return Object.fromEntries([...Object.entries(others), [key, entry] as const].slice(-MOST));
}

export function note(match: string | null, round: number, seen: Partial<Seen>): void {
  if (match === null) return;
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept(all(), `${match}/${round}`, seen)));
  } catch {
    // Without room to remember there is nothing to compare, and the panel says so.
  }
}

export const seenBefore = (match: string, round: number): Seen | null => all()[`${match}/${round}`] ?? null;

/** A share of the randomness: 16 bytes of this browser's own. */
export const newShare = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
