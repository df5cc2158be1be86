// How a match stands, from the points of its rounds. Who leads is said by the server.

/** The totals after each round, beginning with nothing. */
export function growth(rounds: readonly (readonly number[])[], seats: number): number[][] {
  const sums = [Array.from({ length: seats }, () => 0)];
  for (const round of rounds) sums.push(sums.at(-1)!.map((sum, seat) => sum + (round[seat] ?? 0)));
  return sums;
}

/** By how many points the leaders are ahead of whoever is nearest; nothing if nobody is left. */
export function lead(totals: readonly number[], leaders: readonly number[]): number {
  const others = totals.filter((_, seat) => !leaders.includes(seat));
  return others.length === 0 || leaders.length === 0 ? 0 : Math.min(...others.map((total) => Math.abs(total - totals[leaders[0]!]!)));
}
