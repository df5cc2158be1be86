// What this browser was shown and what it contributed before each deal, so that it can compare afterwards.
import type { Seen } from './fairness';

const KEPT = 'maukas.seals';
const MOST = 100; // rounds

/** As it is stored: `seal` is the commitment. */
interface Entry {
  seal: string;
  share: string;
}

type Entries = Record<string, Entry>;

function all(): Entries {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Entries;
  } catch {
    return {};
  }
}

/** The first commitment and the first share of a round count. */
export function kept(entries: Entries, key: string, { commitment, share }: Partial<Seen>): Entries {
  const { [key]: before, ...others } = entries;
  const entry = { seal: before?.seal || commitment || '', share: before?.share || share || '' };
  return Object.fromEntries([...Object.entries(others), [key, entry] as const].slice(-MOST));
}

export function note(match: string | null, round: number, seen: Partial<Seen>): void {
  if (match === null) return;
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept(all(), `${match}/${round}`, seen)));
  } catch {
    // When the storage is full there is nothing to compare, and the panel says so.
  }
}

export function seenBefore(match: string, round: number): Seen | null {
  const entry = all()[`${match}/${round}`];
  return entry ? { commitment: entry.seal, share: entry.share } : null;
}

/** A share of the randomness: 16 random bytes of this browser. */
export const newShare = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
