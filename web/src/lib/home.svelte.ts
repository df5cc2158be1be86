// What the first screen knows: the offers of the server, open tables, my tables and my matches.
import { getLobby, getMyMatches, getMyTables, type Catalogue } from './api';
import { catalogue } from './catalogue.svelte';
import { me, meet, met } from './me.svelte';
import type { MatchSummary, TableSummary } from './protocol';

export class HomeState {
  offers = $state.raw<Catalogue | null>(null);
  lobby = $state.raw<TableSummary[] | null>(null);
  mine = $state.raw<TableSummary[]>([]);
  matches = $state.raw<MatchSummary[]>([]);
  trouble = $state.raw<unknown>(null);

  readonly going = $derived(this.mine.find((table) => table.phase === 'playing' || table.phase === 'dealing') ?? null);
  readonly rest = $derived(this.mine.filter((table) => table !== this.going));
  readonly others = $derived(this.lobby?.filter((table) => !this.mine.some((own) => own.code === table.code)) ?? null);

  async look(): Promise<void> {
    try {
      [this.offers] = await Promise.all([catalogue(), met()]);
      const mineOf = <Item>(ask: () => Promise<Item[]>): Promise<Item[]> => (me.name === null ? Promise.resolve([]) : ask());
      [this.lobby, this.mine, this.matches] = await Promise.all([getLobby(), mineOf(getMyTables), mineOf(getMyMatches)]);
      this.trouble = null;
    } catch (caught) {
      this.trouble = caught;
    }
  }

  async again(): Promise<void> {
    await meet().catch(() => undefined);
    await this.look();
  }
}
