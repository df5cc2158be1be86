import { describe, expect, it } from 'vitest';
import { Choosing, type Place } from './choosing.svelte';
import type { DosView, MauMauView, View } from './protocol';
import { UnderWay } from './underway.svelte';

const ROUND = { seat: 0, dealer: 1, turn: 0, draw_size: 90, discard_size: 1, reshuffles: 0, drawn: null, winner: null, scores: null, hands: null };
const MAUMAU: MauMauView = {
  ...ROUND, phase: 'play', hand: ['R5', 'R5', 'W', 'G7'], hand_sizes: [4, 3], top: 'R1', colour: 'R', direction: 1, debt: 0, said: false, window: null,
  legal: ['R5', 'W:R', 'W:G', 'W:B', 'W:Y', 'draw'],
};
const DOS: DosView = {
  ...ROUND, phase: 'turn', hand: ['R3', 'R4', 'G9'], hand_sizes: [3, 4], row: [{ card: 'R7', covered_by: [] }, { card: 'B9', covered_by: [] }],
  bonuses: 0, doubles: 0, owed: 0, called: false, exposed: [], legal: ['R3+R4>R7', 'G9>B9', 'draw'],
};

/** A place that answers nothing by itself. */
class Room implements Place {
  underWay = new UnderWay();
  played: string[] = [];

  constructor(public view: View) {}

  get legal(): string[] {
    return this.view.legal;
  }

  get isMyTurn(): boolean {
    return this.view.turn === 0;
  }

  dismiss(): void {}

  play(move: string): void {
    if (this.underWay.begin({ move, after: 1, match: 1, round: 1, mayHaveArrived: true })) this.played.push(move);
  }
}

function at(view: View, wantsSecondTouch = false): { room: Room; choosing: Choosing } {
  const room = new Room(view);
  return { room, choosing: new Choosing(room, () => wantsSecondTouch) };
}

describe('a move under way', () => {
  it('shows the card that was touched, also one of twins', () => {
    const { room, choosing } = at(MAUMAU);
    choosing.touch('R5.1');
    expect(room.played).toEqual(['R5']);
    expect(choosing.sent).toEqual(['R5.1']);
    room.underWay.end();
    expect(choosing.sent).toEqual([]);
  });

  it('shows both cards of a sum, and none for a draw', () => {
    const { room, choosing } = at(DOS);
    choosing.touch('R3.0');
    choosing.touch('R4.0');
    choosing.send('R3+R4>R7');
    expect(choosing.sent).toEqual(['R3.0', 'R4.0']);
    room.underWay.end();
    choosing.touch('R3.0');
    choosing.send('draw');
    expect(choosing.sent).toEqual([]);
  });

  it('shows the cards of an advice, though nobody touched them', () => {
    const { choosing } = at(MAUMAU);
    choosing.send('R5');
    expect(choosing.sent).toEqual(['R5.0']);
  });

  it('makes every further touch mean nothing', () => {
    const { room, choosing } = at(DOS);
    choosing.send('G9>B9');
    choosing.touch('R3.0');
    choosing.touchRow(0);
    choosing.lift('R4.0');
    choosing.drop('R4.0', '1');
    expect(choosing.isEmpty).toBe(true);
    choosing.send('draw');
    expect(room.played).toEqual(['G9>B9']);
    expect(choosing.sent).toEqual(['G9.0']);
  });
});

describe('a choice, when the table has changed under it', () => {
  it('stays as long as something can come of it', () => {
    const { room, choosing } = at(DOS);
    choosing.touch('R3.0');
    room.view = { ...DOS, hand: ['R3', 'R4', 'G9', 'Y1'], owed: 2 };
    choosing.review();
    expect(choosing.picked).toEqual(['R3.0']);
  });

  it.each([
    ['another one is on turn', { turn: 1 }],
    ['the card is gone', { hand: ['R4', 'G9'] }],
    ['nothing begins with it', { legal: ['G9>B9', 'draw'] }],
  ])('is given up when %s', (_, changed) => {
    const { room, choosing } = at(DOS);
    choosing.touch('R3.0');
    room.view = { ...DOS, ...changed };
    choosing.review();
    expect(choosing.isEmpty).toBe(true);
  });

  it('is given up when the centre card has been covered', () => {
    const { room, choosing } = at(DOS);
    choosing.touchRow(1);
    room.view = { ...DOS, row: [DOS.row[0]!, { card: 'B9', covered_by: ['G9'] }] };
    choosing.review();
    expect(choosing.isEmpty).toBe(true);
  });

  it('goes on naming a colour', () => {
    const { room, choosing } = at(MAUMAU);
    choosing.touch('W.0');
    choosing.review();
    expect(choosing.isNaming).toBe(true);
    room.view = { ...MAUMAU, legal: ['draw'] };
    choosing.review();
    expect(choosing.isNaming).toBe(false);
  });
});
