// What was told of the moves of a round, kept while the page is loaded again: the server only says which moves there were.
import type { ToldMove } from './roundHistory';

const KEPT = 'maukas.round';

interface Kept {
  readonly round: string;
  readonly history: readonly ToldMove[];
}

/** `round` names the table, the match and the round. */
export function keepHistory(round: string, history: readonly ToldMove[]): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ round, history } satisfies Kept));
  } catch {
    // Then the moves are told without their reasons.
  }
}

export function keptHistory(round: string): readonly ToldMove[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '') as Kept;
    return kept.round === round ? kept.history : [];
  } catch {
    return [];
  }
}
