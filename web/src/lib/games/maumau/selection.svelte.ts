// In Mau Mau a touched card is laid; a colour change asks for the colour first.
import { cardOfKey } from '../../board/hand';
import { finished, openCards, type Selected } from '../../board/offers';
import { Selection, type SelectionTable } from '../../board/selection.svelte';
import { COLOURS, type Colour } from '../../cards/notation';

export class MauMauSelection extends Selection {
  private readonly wantsSecondTouch: () => boolean;
  private isNaming = $state(false); // a colour

  readonly selected = $derived<Selected>({ cards: this.cards, target: null });
  readonly isEmpty = $derived(this.picked.length === 0 && !this.isNaming);
  readonly open = $derived.by(() => openCards(this.table.legal, { cards: [], target: null }));
  readonly offered = $derived.by(() => (this.picked.length > 0 ? finished(this.table.legal, this.selected) : []));
  readonly colours = $derived.by(() => (this.isNaming ? COLOURS.filter((colour) => this.table.legal.includes(`W:${colour}`)) : []));
  readonly hint = null;

  constructor(table: SelectionTable, wantsSecondTouch: () => boolean) {
    super(table);
    this.wantsSecondTouch = wantsSecondTouch;
  }

  undo(): void {
    if (this.isEmpty) return;
    this.picked = [];
    this.isNaming = false;
  }

  name(colour: Colour): void {
    this.send(`W:${colour}`);
  }

  protected take(key: string): void {
    const card = cardOfKey(key);
    if (card === 'W' && this.table.legal.some((move) => move.startsWith('W:'))) {
      this.picked = this.isNaming ? [] : [key];
      this.isNaming = !this.isNaming;
    } else if (card === 'W') this.send('W:R', [key]); // not now: the server says why
    else if (this.wantsSecondTouch() && this.picked[0] !== key && this.table.legal.includes(card)) {
      this.undo();
      this.picked = [key];
    } else this.send(card, [key]);
  }
}
