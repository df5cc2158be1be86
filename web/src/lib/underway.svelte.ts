// The moves that were made here and are not answered yet. While the connection is lost they wait; what is still possible then is sent again.
import { parseMove } from './cards';
import type { Moved, Table } from './protocol';

/** A move, and what its maker had seen. */
export interface Sent {
  move: string;
  after: number;
  match: number;
  round: number;
  mayHaveArrived: boolean;                              // it was sent while the connection seemed to be there
}

/** What became of a move while the connection was lost. */
type Fate = 'played' | 'possible' | 'overtaken' | 'unknown';

/** Words are said beside the turn, and make no decision stale. */
export const isWord = (move: string): boolean => ['call', 'catch'].includes(parseMove(move).kind);

export class UnderWay {
  private moves = $state.raw<readonly Sent[]>([]);      // at most one decision, and one word
  readonly decision = $derived(this.moves.find(({ move }) => !isWord(move))?.move ?? null);
  readonly word = $derived(this.moves.find(({ move }) => isWord(move))?.move ?? null);
  readonly isBusy = $derived(this.moves.length > 0);

  /** Whether a move may be sent now: not while another one of its kind is under way. */
  begin(sent: Sent): boolean {
    if (this.moves.some(({ move }) => isWord(move) === isWord(sent.move))) return false;
    this.moves = [...this.moves, sent];
    return true;
  }

  /** The answer to a move is there; without a move: to whatever was sent. */
  end(move?: string): void {
    this.keep((each) => move !== undefined && each.move !== move);
  }

  /** A move is on the table: mine, or another decision, by which mine comes too late. */
  see({ seat, move }: Pick<Moved, 'seat' | 'move'>, mine: number | null): void {
    if (seat === mine) this.end(move);
    if (!isWord(move)) this.keep((each) => isWord(each.move));
  }

  private keep(isKept: (sent: Sent) => boolean): void {
    const kept = this.moves.filter(isKept);
    if (kept.length < this.moves.length) this.moves = kept;     // else nobody need look again
  }

  /** The connection is back, and this is the table now: what is to be sent again, and whether something came too late. */
  resume(table: Table): { again: readonly Sent[]; isOvertaken: boolean } {
    const fates = this.moves.map((sent) => fateOf(sent, table));
    this.moves = this.moves.filter((_, index) => fates[index] === 'possible').map((sent) => ({ ...sent, mayHaveArrived: true }));
    return { again: this.moves, isOvertaken: fates.includes('overtaken') };
  }
}

function fateOf({ move, after, match, round, mayHaveArrived }: Sent, table: Table): Fate {
  const isSameRound = table.match === match && table.round === round;
  const since = isSameRound ? table.moves.filter(({ number }) => number > after) : [];
  if (since.some((each) => each.seat === table.you && each.move === move)) return 'played';
  if (!isSameRound) return mayHaveArrived ? 'unknown' : 'overtaken';
  if (table.phase !== 'playing' || table.you === null) return 'overtaken';
  const isStale = isWord(move) ? !table.view?.legal.includes(move) : since.some((each) => !isWord(each.move));
  return isStale ? 'overtaken' : 'possible';
}
