// In DOS one or two cards of the hand and a card of the centre row are selected, in any order. What can only mean one thing is sent at once.
import { cardOfKey } from '../../board/hand';
import { completions, finished, openCards, openTargets, type Selected } from '../../board/offers';
import { Selection, type SelectionTable } from '../../board/selection.svelte';
import { parseMove, type Colour } from '../../cards/notation';
import type { DosView } from '../../protocol';

export class DosSelection extends Selection {
  private readonly wantsSecondTouch: () => boolean;
  target = $state<number | null>(null); // the place in the row

  private readonly row = $derived.by(() => (this.table.view as DosView | null)?.row ?? []);
  readonly selected = $derived<Selected>({
    cards: this.cards,
    target: this.target === null ? null : (this.row[this.target]?.card ?? null),
  });
  readonly isEmpty = $derived(this.picked.length === 0 && this.target === null);
  readonly open = $derived.by(() => openCards(this.table.legal, this.selected));
  private readonly complete = $derived.by(() => (this.picked.length > 0 ? finished(this.table.legal, this.selected) : []));
  // Which card is to be covered is said by touching it.
  readonly offered = $derived.by(() => this.complete.filter((move) => this.target !== null || parseMove(move).kind === 'add'));
  readonly targets = $derived.by(() => openTargets(this.table.legal, this.cards));
  readonly colours: readonly Colour[] = []; // no card asks for one
  readonly hint = $derived.by(() => {
    if (this.isEmpty) return null;
    if (this.target === null) return this.targets.size > 0 ? 'play-choose-target' : null;
    if (this.picked.length === 0) return 'play-choose-card';
    if (this.open.size === 0) return null;
    return this.offered.length > 0 ? 'play-choose-or-second' : 'play-choose-second';
  });

  constructor(table: SelectionTable, wantsSecondTouch: () => boolean) {
    super(table);
    this.wantsSecondTouch = wantsSecondTouch;
  }

  undo(): void {
    if (this.isEmpty) return;
    this.picked = [];
    this.target = null;
  }

  name(): void {}

  override review(): void {
    const isThere = this.target === null || this.row[this.target]?.covered_by.length === 0;
    if (isThere) super.review();
    else this.undo();
  }

  override lift(key: string): void {
    super.lift(key);
    if (this.isWaiting || !this.table.isMyTurn || this.picked.includes(key)) return;
    const isSecond = this.picked.length === 1 && this.open.has(cardOfKey(key));
    this.picked = isSecond ? [...this.picked, key] : [key];
    if (!isSecond) this.target = null;
  }

  override drop(key: string, spot: string): void {
    if (this.isWaiting) return;
    if (!this.table.isMyTurn) return this.touch(key);
    this.target = Number(spot);
    this.settle(true);
  }

  /** Touched: a card of the centre row. */
  touchRow(index: number): void {
    if (this.isWaiting) return;
    this.table.dismiss();
    this.target = this.target === index ? null : index;
    this.settle(true);
  }

  protected take(key: string): void {
    if (!this.table.isMyTurn) return this.sendAnyway([cardOfKey(key)], this.row[0]?.card ?? null);
    if (this.picked.includes(key)) this.picked = this.picked.filter((each) => each !== key);
    else if (this.picked.length === 2) this.picked = [key];
    else if (this.picked.length === 1 && !this.open.has(cardOfKey(key)) && this.target === null) this.picked = [key];
    else this.picked = [...this.picked, key];
    this.settle(false);
  }

  /** What comes of a touch: a move, a reason why not, or nothing yet. Whoever touches the centre card last has chosen the cards for it. */
  private settle(isTargetLast: boolean): void {
    const { cards, target } = this.selected;
    const possible = completions(this.table.legal, this.selected);
    if (target !== null && cards.length > 0 && possible.length === 0) {
      if (isTargetLast) this.target = null;
      else this.picked = this.picked.slice(0, -1);
      return this.sendAnyway(cards, target);
    }
    const [move, ...others] = this.complete;
    if (move === undefined || others.length > 0 || this.wantsSecondTouch()) return;
    const isClear = target === null ? parseMove(move).kind === 'add' && possible.length === 1 : isTargetLast || possible.length === 1;
    if (isClear) this.send(move);
  }

  /** What is no legal move is sent all the same: the server says why it cannot be. */
  private sendAnyway(cards: readonly string[], target: string | null): void {
    if (target === null) return;
    this.leaving = [];
    this.table.play(`${cards.join('+')}>${target}`);
  }
}
