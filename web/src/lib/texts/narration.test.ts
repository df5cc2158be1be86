// The page tells a move in the same sentences as `maukas replay` does: both read these moves of real rounds.
import { expect, test } from 'vitest';
import cases from '../../../../tests/data/narration.json' with { type: 'json' };
import type { GameName } from '../games/game';
import type { Settings, View } from '../protocol';
import { sentences, type Sentence } from './sentences';

interface Case {
  game: GameName;
  options: Settings['options'];
  reader: number | null;
  seat: number;
  move: string;
  before: View;
  after: View;
  told: Sentence[];
}

test.each(cases as unknown as Case[])(
  '$game: $move of seat $seat, told to $reader',
  ({ game, options, reader, seat, move, before, after, told }) => {
    expect(sentences(game, { type: 'moved', number: 1, seat, move, view: after }, before, reader, options)).toEqual(told);
  },
);
