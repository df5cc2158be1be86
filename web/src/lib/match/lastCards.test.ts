import { expect, test } from 'vitest';
import { lastCards } from './lastCards';

const log = ['R5', 'draw', 'R3+G4>B7', 'catch:1', 'dos'].map((move, index) => ({ number: index, seat: index % 2, move }));

test('the winner’s last cards are those of the last move with cards, whatever was called after it', () => {
  expect(lastCards(log, 0)).toEqual(['R3', 'G4']);
  expect(lastCards([{ number: 1, seat: 1, move: 'W:G' }], 1)).toEqual(['W']);
});

test('nothing is shown of moves that were not seen, or of a round that nobody won', () => {
  expect(lastCards(log, 1)).toEqual([]);
  expect(lastCards([], 0)).toEqual([]);
  expect(lastCards(log, null)).toEqual([]);
});
