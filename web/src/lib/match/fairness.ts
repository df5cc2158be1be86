// Whether a deal was fair, as far as a browser can find out by itself: docs/protocol.md, "Deals", says how commitment, seed and shares belong together.
import type { RoundResult } from '../protocol';

/** What this browser itself has seen and given before the deal. */
export interface Seen {
  commitment: string;
  share: string;
}

/** What was found: the id of a text, and whether it is good news; null: neither. */
export interface Finding {
  id: string;
  isGood: boolean | null;
}

/** Browsers calculate only on pages that nobody can have changed on the way: over HTTPS, or on this computer. */
export const canCheck = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function digest(label: string, ...parts: Uint8Array[]): Promise<string> {
  const all = [new TextEncoder().encode(`${label}\n`), ...parts];
  return hexOf(await crypto.subtle.digest('SHA-256', await new Blob(all as BlobPart[]).arrayBuffer()));
}

/** What is published before the deal. */
export const commitmentOf = (seed: string): Promise<string> => digest('maukas commitment', bytesOf(seed));

/** What the cards are shuffled by: the server's seed and the players' shares, each with its length. */
export function mixtureOf(seed: string, shares: readonly string[]): Promise<string> {
  const parts = shares.map(bytesOf).flatMap((share) => [Uint8Array.of(0, 0, share.length >> 8, share.length & 255), share]);
  return digest('maukas deal', bytesOf(seed), ...parts);
}

type Deal = Pick<RoundResult, 'commitment' | 'seed' | 'shares'>;

export async function check({ commitment, seed, shares }: Deal, seen: Seen | null): Promise<Finding[]> {
  const holds = (await commitmentOf(seed)) === commitment;
  const found: Finding[] = [{ id: holds ? 'fair-seal-holds' : 'fair-seal-broken', isGood: holds }];
  if (!seen) return [...found, { id: 'fair-not-seen', isGood: null }];
  const isSame = seen.commitment === commitment;
  found.push({ id: isSame ? 'fair-seen' : 'fair-seen-differs', isGood: isSame });
  if (seen.share) found.push(shares.includes(seen.share) ? { id: 'fair-share-in', isGood: true } : { id: 'fair-share-late', isGood: null });
  return found;
}

/** What follows from all that was found, and no more than that; nothing if something is wrong. */
export function meaning(findings: readonly Finding[]): string | null {
  if (findings.length === 0 || findings.some(({ isGood }) => isGood === false)) return null;
  const found = new Set(findings.map(({ id }) => id));
  if (found.has('fair-share-in')) return 'fair-means';
  return found.has('fair-seen') ? 'fair-means-alone' : 'fair-means-if';
}
