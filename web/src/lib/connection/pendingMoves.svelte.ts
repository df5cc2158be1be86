// The moves that were made here and are not answered yet. While the connection is lost they wait; what is still possible then is sent again.
import { isOutOfTurn } from '../cards/notation';
import type { Moved, TableSnapshot } from '../protocol';

/** A move, and what its maker had seen. */
export interface PendingMove {
  move: string;
  after: number;
  match: number;
  round: number;
  mayHaveArrived: boolean; // it was sent while the connection seemed to be there
}

/** What became of a move while the connection was lost. */
type Fate = 'played' | 'possible' | 'overtaken' | 'unknown';

export class PendingMoves {
  private moves = $state.raw<readonly PendingMove[]>([]); // at most one decision, and one word
  readonly decision = $derived(this.moves.find(({ move }) => !isOutOfTurn(move))?.move ?? null);
  readonly outOfTurn = $derived(this.moves.find(({ move }) => isOutOfTurn(move))?.move ?? null);
  readonly isBusy = $derived(this.moves.length > 0);

  /** Whether a move may be sent now: not while another one of its kind is not answered yet. */
  begin(pending: PendingMove): boolean {
    if (this.moves.some(({ move }) => isOutOfTurn(move) === isOutOfTurn(pending.move))) return false;
    this.moves = [...this.moves, pending];
    return true;
  }

  /** The answer to a move is there; without a move: to whatever was sent. */
  end(move?: string): void {
    this.keep((each) => move !== undefined && each.move !== move);
  }

  /** A move is on the table: mine, or another decision, by which mine comes too late. */
  see({ seat, move }: Pick<Moved, 'seat' | 'move'>, mine: number | null): void {
    if (seat === mine) this.end(move);
    if (!isOutOfTurn(move)) this.keep((each) => isOutOfTurn(each.move));
  }

  private keep(isKept: (pending: PendingMove) => boolean): void {
    const kept = this.moves.filter(isKept);
    if (kept.length < this.moves.length) this.moves = kept; // else nobody need look again
  }

  /** The connection is back, and this is the table now: what is to be sent again, and whether something came too late. */
  resume(table: TableSnapshot): { again: readonly PendingMove[]; isOvertaken: boolean } {
    const fates = this.moves.map((pending) => fateOf(pending, table));
    this.moves = this.moves.filter((_, index) => fates[index] === 'possible').map((pending) => ({ ...pending, mayHaveArrived: true }));
    return { again: this.moves, isOvertaken: fates.includes('overtaken') };
  }
}

function fateOf({ move, after, match, round, mayHaveArrived }: PendingMove, table: TableSnapshot): Fate {
  const isSameRound = table.match === match && table.round === round;
  const since = isSameRound ? table.moves.filter(({ number }) => number > after) : [];
  if (since.some((each) => each.seat === table.you && each.move === move)) return 'played';
  if (!isSameRound) return mayHaveArrived ? 'unknown' : 'overtaken';
  if (table.phase !== 'playing' || table.you === null) return 'overtaken';
  const isStale = isOutOfTurn(move) ? !table.view?.legal.includes(move) : since.some((each) => !isOutOfTurn(each.move));
  return isStale ? 'overtaken' : 'possible';
}
