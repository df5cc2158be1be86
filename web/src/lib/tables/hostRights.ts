// What the table says about who hosts it, and whom a host may remove.
import type { TableSnapshot } from '../protocol';

const MARGIN = 100; // milliseconds: it is the table that counts

/** Whether I am the host myself, and not a player who acts for an absent host. */
export const isHost = ({ you, host, hosting }: TableSnapshot): boolean => hosting && (you === null || you === host);

/** The time of performance.now() from which on I may remove the player of a seat, or the one who waits for it; null: not as things are. */
export function removableAt(table: TableSnapshot, seat: number, turn: number | null, turnBegan: number): number | null {
  const { kind, present, next, patience = null } = table.chairs[seat]!;
  if (!table.hosting || seat === table.you || kind === 'free') return null;
  if (kind === 'person' && !isHost(table) && (present || seat === table.host)) return null;
  if (next || table.phase === 'waiting' || table.phase === 'finished') return 0;
  if (patience === null || patience === 0) return patience;
  return table.phase === 'playing' && turn === seat ? turnBegan + 1000 * patience + MARGIN : null;
}
