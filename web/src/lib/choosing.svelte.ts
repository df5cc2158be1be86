// The choice that is being made at the table, before it is sent: cards of the hand, a centre card, a colour.
import { COLOURS, type Colour } from './cards';
import { cardOfKey, completions, finished, isWithin, keysOf, openCards, openTargets, type Choice } from './offers';
import { isDos, type TableState } from './table.svelte';

/** Where a choice is made: what is seen and offered there, and who takes the move. */
export type Place = Pick<TableState, 'view' | 'legal' | 'isMyTurn' | 'underWay' | 'dismiss' | 'play'>;

export class Choosing {
  private readonly room: Place;
  private readonly wantsSecondTouch: () => boolean;
  picked = $state.raw<string[]>([]);                    // keys of hand cards
  target = $state<number | null>(null);                 // the place in the row
  isNaming = $state(false);                             // a colour
  private leaving = $state.raw<readonly string[]>([]);  // keys of the cards that were sent last

  readonly row = $derived.by(() => (this.room.view && isDos(this.room.view) ? this.room.view.row : []));
  readonly choice = $derived<Choice>({
    cards: this.picked.map(cardOfKey),
    target: this.target === null ? null : (this.row[this.target]?.card ?? null),
  });
  readonly offered = $derived.by(() => (this.picked.length > 0 ? finished(this.room.legal, this.choice) : []));
  readonly open = $derived.by(() => openCards(this.room.legal, this.choice));
  readonly openAtFirst = $derived.by(() => openCards(this.room.legal, { cards: [], target: null }));
  readonly colours = $derived.by(() => COLOURS.filter((colour) => this.room.legal.includes(`W:${colour}`)));
  readonly targets = $derived.by(() => openTargets(this.room.legal, this.choice.cards));
  readonly isEmpty = $derived(this.picked.length === 0 && this.target === null && !this.isNaming);
  readonly sent = $derived.by(() => (this.room.underWay.decision === null ? [] : this.leaving));

  constructor(room: Place, wantsSecondTouch: () => boolean) {
    this.room = room;
    this.wantsSecondTouch = wantsSecondTouch;
  }

  undo(): void {
    if (this.isEmpty) return;
    this.picked = [];
    this.target = null;
    this.isNaming = false;
  }

  /** The table has changed under the choice: it stays if something can still come of it. */
  review(): void {
    const isHeld = isWithin(this.choice.cards, this.room.view?.hand ?? []);
    const isThere = this.target === null || this.row[this.target]?.covered_by.length === 0;
    if (!this.room.isMyTurn || !isHeld || !isThere || completions(this.room.legal, this.choice).length === 0) this.undo();
  }

  send(move: string, touched: readonly string[] = this.picked): void {
    if (this.isWaiting) return;
    this.leaving = keysOf(move, touched);
    this.undo();
    this.room.play(move);
  }

  /** Before the last move is answered, nothing that is touched means anything. */
  private get isWaiting(): boolean {
    return this.room.underWay.decision !== null;
  }

  /** Touched: a card of the hand. */
  touch(key: string): void {
    if (this.isWaiting) return;
    this.room.dismiss();
    if (this.room.view && isDos(this.room.view)) this.touchInDos(key);
    else this.touchInMauMau(key);
  }

  private touchInMauMau(key: string): void {
    const card = cardOfKey(key);
    const colours = this.room.legal.filter((move) => move.startsWith('W:'));
    if (card === 'W' && colours.length > 0) {
      this.picked = this.isNaming ? [] : [key];
      this.isNaming = !this.isNaming;
    } else if (card === 'W') this.send('W:R', [key]);   // not now: the server says why
    else if (this.wantsSecondTouch() && this.picked[0] !== key && this.room.legal.includes(card)) {
      this.undo();
      this.picked = [key];
    } else this.send(card, [key]);
  }

  name(colour: Colour): void {
    this.send(`W:${colour}`);
  }

  /** Taken up from the hand to be dragged: where it can go is seen. */
  lift(key: string): void {
    if (this.isWaiting) return;
    this.room.dismiss();
    if (!this.room.view || !isDos(this.room.view) || !this.room.isMyTurn || this.picked.includes(key)) return;
    const isSecond = this.picked.length === 1 && this.open.has(cardOfKey(key));
    this.picked = isSecond ? [...this.picked, key] : [key];
    if (!isSecond) this.target = null;
  }

  /** Dragged from the hand: onto the discard pile, or onto a place in the row. */
  drop(key: string, spot: string): void {
    if (this.isWaiting) return;
    if (spot === 'discard' || !this.room.isMyTurn) return this.touch(key);
    this.target = Number(spot);
    this.askWhyNot();
  }

  private touchInDos(key: string): void {
    if (!this.room.isMyTurn) return this.sendAnyway([cardOfKey(key)], this.row[0]?.card ?? null);
    if (this.picked.includes(key)) this.picked = this.picked.filter((each) => each !== key);
    else if (this.picked.length === 2) this.picked = [key];
    else if (this.picked.length === 1 && !this.open.has(cardOfKey(key)) && this.target === null) this.picked = [key];
    else this.picked = [...this.picked, key];
    this.askWhyNot();
  }

  /** Touched: a card of the centre row. */
  touchRow(index: number): void {
    if (this.isWaiting) return;
    this.room.dismiss();
    this.target = this.target === index ? null : index;
    this.askWhyNot();
  }

  /** A choice that no legal move begins with is sent all the same: the server says why it cannot be. */
  private askWhyNot(): void {
    const { cards, target } = this.choice;
    if (target !== null && cards.length > 0 && completions(this.room.legal, this.choice).length === 0) this.sendAnyway(cards, target);
  }

  private sendAnyway(cards: readonly string[], target: string | null): void {
    if (target === null) return;
    this.leaving = [];
    this.picked = this.picked.slice(0, -1);
    this.room.play(`${cards.join('+')}>${target}`);
  }
}
