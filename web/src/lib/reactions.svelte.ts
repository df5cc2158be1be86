// What people at the table just said with a reaction; each is shown for a moment.
import type { Reacted } from './protocol';

export interface Reaction {
  key: number;
  name: string;
  reaction: string;
}

const SHOWN = 3500;                                     // milliseconds

export class Reactions {
  shown = $state.raw<readonly Reaction[]>([]);
  private count = 0;

  show({ name, reaction }: Pick<Reacted, 'name' | 'reaction'>): void {
    const fresh = { key: ++this.count, name, reaction };
    this.shown = [...this.shown, fresh];
    setTimeout(() => (this.shown = this.shown.filter((each) => each !== fresh)), SHOWN);
  }
}
