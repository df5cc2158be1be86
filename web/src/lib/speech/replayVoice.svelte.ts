// What is heard of a replay: the move that is shown, once. While it runs by itself, what is stale is dropped.
import { untrack } from 'svelte';
import { Announcer } from './announcer.svelte';

export class ReplayVoice {
  readonly announcer = new Announcer();
  private shown = '';
  private read = -1; // the move that was chosen in the list, where it is read
  private count = 0;

  /** A move is shown; the first one is on the page when that is opened, and is not told. */
  show(round: number, at: number, said: string, isRunning: boolean): void {
    const place = `${round}:${at}`;
    const isFirst = this.shown === '';
    if (place === this.shown) return;
    this.shown = place;
    const isRead = this.read === at;
    this.read = -1;
    if (isFirst || isRead) return;
    untrack(() => {
      if (isRunning) this.announcer.tell({ text: said, number: ++this.count, turn: this.count, isMine: false }, false);
      else this.announcer.answer(said);
    });
  }

  /** A move was chosen in the list, whose line has the focus and is read by that. */
  isReadAt(at: number): void {
    this.read = at;
  }
}
