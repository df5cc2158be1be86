import { describe, expect, it } from 'vitest';
import type { MoveMade } from '../../protocol';
import { cardOf, DiscardPile } from './discardPile';

const made = (number: number, move: string): MoveMade => ({ number, seat: 0, move });
const shown = (cards: readonly MoveMade[]): string[] => cards.map(cardOf);

describe('the discard pile', () => {
  it('keeps the card that was turned up below the first that is laid, and as the same one', () => {
    const pile = new DiscardPile();
    const before = pile.cards([], 'R3');
    const after = pile.cards([made(7, 'R5')], 'R5');
    expect(shown(after)).toEqual(['R3', 'R5']);
    expect(after[0]!.number).toBe(before[0]!.number);
    expect(shown(pile.cards([made(7, 'R5'), made(8, 'draw'), made(9, 'R6')], 'R6'))).toEqual(['R3', 'R5', 'R6']);
  });

  it('shows three cards', () => {
    const pile = new DiscardPile();
    pile.cards([], 'R3');
    const log = ['R5', 'R6', 'R7', 'R8'].map((move, index) => made(index + 1, move));
    expect(shown(pile.cards(log, 'R8'))).toEqual(['R6', 'R7', 'R8']);
  });

  it('begins anew with each round', () => {
    const pile = new DiscardPile();
    pile.cards([], 'R3');
    pile.cards([made(1, 'R5')], 'R5');
    pile.cards([], 'B1');
    expect(shown(pile.cards([made(9, 'B2')], 'B2'))).toEqual(['B1', 'B2']);
  });

  it('knows nothing of what it has not seen', () => {
    expect(shown(new DiscardPile().cards([made(9, 'B2')], 'B2'))).toEqual(['B2']);
    expect(shown(new DiscardPile().cards([made(9, 'draw')], 'G4'))).toEqual(['G4']);
  });
});
