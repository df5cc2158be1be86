// What people at the table just said with a reaction; each is shown for a moment.
import type { Reacted } from '../protocol';

export interface Reaction {
  key: number;
  seat: number | null;
  name: string;
  reaction: string;
}

const SHOWN = 3500; // milliseconds

export class Reactions {
  shown = $state.raw<readonly Reaction[]>([]);
  /** Who has reacted without a seat: their names are not told otherwise. */
  watchers = $state.raw<readonly string[]>([]);
  private count = 0;

  show({ seat, name, reaction }: Pick<Reacted, 'seat' | 'name' | 'reaction'>): void {
    const fresh = { key: ++this.count, seat, name, reaction };
    this.shown = [...this.shown, fresh];
    if (seat === null && !this.watchers.includes(name)) this.watchers = [...this.watchers, name];
    setTimeout(() => (this.shown = this.shown.filter((each) => each !== fresh)), SHOWN);
  }
}
