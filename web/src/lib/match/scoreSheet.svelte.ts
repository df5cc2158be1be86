// The score sheet of a match at a table: the table tells the latest rounds, and the earlier ones of a long match on request.
import { ApiError, getResults } from '../connection/api';
import type { RoundResult, TableSnapshot } from '../protocol';

export type Rounds = Pick<TableSnapshot, 'results' | 'totals' | 'players' | 'played_as' | 'earlier'>;

export class ScoreSheet {
  problem = $state<ApiError | null>(null);
  isLoading = $state(false);
  private asked = $state.raw<{ match: string | null; all: readonly RoundResult[] }>({ match: null, all: [] });

  /** What is known of the rounds: all of them, if they have been asked for, with those that came since. */
  of(snapshot: TableSnapshot): Rounds {
    const { results, earlier } = snapshot;
    const { match, all } = this.asked; // looked at always, for whoever derives something of it must hear of the answer
    if (earlier === 0 || match !== snapshot.match_id || all.length < earlier) return snapshot;
    return { ...snapshot, results: [...all.slice(0, earlier), ...results], earlier: 0 };
  }

  /** Ask for all rounds. */
  async load({ code, match_id: match }: TableSnapshot): Promise<void> {
    this.isLoading = true;
    this.problem = null;
    try {
      this.asked = { match, all: await getResults(code) };
    } catch (error) {
      this.problem = error instanceof ApiError ? error : new ApiError(0, 'web-no-connection');
    }
    this.isLoading = false;
  }
}
