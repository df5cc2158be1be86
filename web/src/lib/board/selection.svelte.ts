// What is selected at the table before it is sent. What a touch means is the game's affair; what is common to all games is here.
import type { Colour } from '../cards/notation';
import type { TableState } from '../connection/tableState.svelte';
import { cardOfKey, keysOf } from './hand';
import { completions, isWithin, type Selected } from './offers';

/** The table that something is selected at: what is seen and offered there, and who takes the move. */
export type SelectionTable = Pick<TableState, 'view' | 'legal' | 'isMyTurn' | 'pendingMoves' | 'dismiss' | 'play'>;

export abstract class Selection {
  protected readonly table: SelectionTable;
  picked = $state.raw<string[]>([]); // keys of hand cards
  protected leaving = $state.raw<readonly string[]>([]); // keys of the cards that were sent last
  protected readonly cards = $derived(this.picked.map(cardOfKey));
  readonly sent = $derived.by(() => (this.table.pendingMoves.decision === null ? [] : this.leaving));

  abstract readonly selected: Selected;
  abstract readonly isEmpty: boolean;
  /** The cards of the hand that can be part of the move. */
  abstract readonly open: ReadonlySet<string>;
  /** The legal moves that the selection already is. */
  abstract readonly offered: readonly string[];
  /** The colours to choose from when one is to be named. */
  abstract readonly colours: readonly Colour[];
  /** The id of a text that says what is still missing. */
  abstract readonly hint: string | null;

  constructor(table: SelectionTable) {
    this.table = table;
  }

  abstract undo(): void;
  abstract name(colour: Colour): void;

  /** Touched: a card of the hand. */
  protected abstract take(key: string): void;

  /** Before the last move is answered, nothing that is touched means anything. */
  protected get isWaiting(): boolean {
    return this.table.pendingMoves.decision !== null;
  }

  /** The table has changed under the selection: it stays if something can still come of it. */
  review(): void {
    const isHeld = isWithin(this.selected.cards, this.table.view?.hand ?? []);
    if (!this.table.isMyTurn || !isHeld || completions(this.table.legal, this.selected).length === 0) this.undo();
  }

  send(move: string, touched: readonly string[] = this.picked): void {
    if (this.isWaiting) return;
    this.leaving = keysOf(move, touched);
    this.undo();
    this.table.play(move);
  }

  touch(key: string): void {
    if (this.isWaiting) return;
    this.table.dismiss();
    this.take(key);
  }

  /** Taken up from the hand to be dragged. */
  lift(_key: string): void {
    if (!this.isWaiting) this.table.dismiss();
  }

  /** Dragged from the hand onto something with `data-drop`. */
  drop(key: string, _spot: string): void {
    this.touch(key);
  }
}
