// What the first screen knows: the offers of the server, invitations, open tables, my tables and my matches.
import { decline, getInvitations, getLobby, getMyMatches, getMyTables } from '../connection/api';
import { catalogue } from '../connection/catalogue';
import { me, identify, identified } from '../profile/me.svelte';
import { notify } from '../platform/notifications';
import type { Catalogue, Invitation, MatchSummary, TableSummary } from '../protocol';
import { needTexts, text } from '../texts/texts.svelte';

export class HomeState {
  offers = $state.raw<Catalogue | null>(null);
  lobby = $state.raw<TableSummary[] | null>(null);
  mine = $state.raw<TableSummary[]>([]);
  matches = $state.raw<MatchSummary[]>([]);
  invitations = $state.raw<Invitation[]>([]);
  problem = $state.raw<unknown>(null);

  readonly going = $derived(this.mine.find((table) => table.phase === 'playing' || table.phase === 'dealing') ?? null);
  readonly rest = $derived(this.mine.filter((table) => table !== this.going));
  readonly others = $derived(this.lobby?.filter((table) => !this.mine.some((own) => own.code === table.code)) ?? null);

  async look(): Promise<void> {
    try {
      [this.offers] = await Promise.all([catalogue(), identified()]);
      const mineOf = <Item>(ask: () => Promise<Item[]>): Promise<Item[]> => (me.name === null ? Promise.resolve([]) : ask());
      [this.lobby, this.mine, this.matches] = await Promise.all([getLobby(), mineOf(getMyTables), mineOf(getMyMatches)]);
      await this.hear();
      this.problem = null;
    } catch (caught) {
      this.problem = caught;
    }
  }

  /** Look for notes of others, also while nobody looks at the page: then the system tells of a new one. */
  async hear(): Promise<void> {
    if (me.name === null) return;
    const known = new Set(this.invitations.map(({ at }) => at));
    this.invitations = await getInvitations();
    const latest = this.invitations.find(({ at }) => !known.has(at));
    if (!latest || !document.hidden) return;
    await needTexts('friends');
    notify(text('friends-invites', { host: latest.name, game: text(`web-game-${latest.table.game}`) }), me.preferences.notify);
  }

  async decline(code: string): Promise<void> {
    try {
      this.invitations = await decline(code);
    } catch (caught) {
      this.problem = caught;
    }
  }

  async again(): Promise<void> {
    await identify().catch(() => undefined);
    await this.look();
  }
}
