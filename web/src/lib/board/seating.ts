// Where people sit around a table with room on all sides: I am at the lower edge, and the others follow clockwise from my left.
export interface Seating {
  readonly tops: number; // seats along the upper edge
  readonly sides: number; // seats on each side
  readonly places: readonly Place[];
}

/** Lines of a grid: the sides are its outer columns, the upper edge its first row. */
interface Place {
  readonly column: number;
  readonly row: number;
}

const FEW = 3; // beside each other along the upper edge
const MANY = 7; // more than one on each side
const ALL = 10; // everybody, as a big screen shows them: the upper edge is full

export function seating(others: number): Seating {
  const sides = others >= ALL ? 3 : others >= MANY ? 2 : others >= FEW ? 1 : 0;
  const tops = others - 2 * sides;
  const places = Array.from({ length: others }, (_, index): Place => {
    if (index < sides) return { column: 1, row: 1 + sides - index };
    if (index < sides + tops) return { column: 2 + index - sides, row: 1 };
    return { column: 2 + tops, row: 2 + index - sides - tops };
  });
  return { tops, sides, places };
}
