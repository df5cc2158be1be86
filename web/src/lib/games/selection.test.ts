import { describe, expect, it } from 'vitest';
import type { SelectionTable } from '../board/selection.svelte';
import { DOS_VIEW, MAUMAU_VIEW } from '../../testing/examples';
import type { View } from '../protocol';
import { DosSelection } from './dos/selection.svelte';
import { MauMauSelection } from './maumau/selection.svelte';
import { PendingMoves } from '../connection/pendingMoves.svelte';

const MAUMAU = { ...MAUMAU_VIEW, hand: ['R5', 'R5', 'W', 'G7'], hand_sizes: [4, 3], legal: ['R5', 'W:R', 'W:G', 'W:B', 'W:Y', 'draw'] };

/** A table that answers nothing by itself. */
class FakeTable implements SelectionTable {
  pendingMoves = new PendingMoves();
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
    if (this.pendingMoves.begin({ move, after: 1, match: 1, round: 1, mayHaveArrived: true })) this.played.push(move);
  }
}

function atMauMau(): { table: FakeTable; selection: MauMauSelection } {
  const table = new FakeTable(MAUMAU);
  return { table, selection: new MauMauSelection(table, () => false) };
}

function atDos(legal: string[] = DOS_VIEW.legal, wantsSecondTouch = false): { table: FakeTable; selection: DosSelection } {
  const table = new FakeTable({ ...DOS_VIEW, legal });
  return { table, selection: new DosSelection(table, () => wantsSecondTouch) };
}

describe('a cover', () => {
  it('takes a card of the hand and a centre card, and is sent at once', () => {
    const { table, selection } = atDos();
    selection.touch('G9.0');
    expect(selection.hint).toBe('play-choose-target');
    expect(table.played).toEqual([]);
    selection.touchRow(1);
    expect(table.played).toEqual(['G9>B9']);
    expect(selection.isEmpty).toBe(true);
  });

  it('takes two cards, then the centre card; or the centre card first', () => {
    for (const touches of [
      [0, 1, 2],
      [2, 1, 0],
      [2, 0, 1],
    ]) {
      const { table, selection } = atDos();
      const steps = [() => selection.touch('R3.0'), () => selection.touch('R4.0'), () => selection.touchRow(0)];
      for (const step of touches) {
        expect(table.played).toEqual([]);
        steps[step]!();
      }
      expect(table.played).toEqual(['R3+R4>R7']);
    }
  });

  it('waits when a second card could follow, unless the centre card was touched last', () => {
    const legal = ['R3>R7', 'R3+R4>R7', 'draw'];
    const first = atDos(legal);
    first.selection.touchRow(0);
    first.selection.touch('R3.0');
    expect(first.table.played).toEqual([]);
    expect([first.selection.offered, first.selection.hint]).toEqual([['R3>R7'], 'play-choose-or-second']);
    first.selection.touch('R4.0');
    expect(first.table.played).toEqual(['R3+R4>R7']);

    const last = atDos(legal);
    last.selection.touch('R3.0');
    last.selection.touchRow(0);
    expect(last.table.played).toEqual(['R3>R7']);
  });

  it('is sent when a card is dropped on the centre card', () => {
    const { table, selection } = atDos();
    selection.lift('G9.0');
    selection.drop('G9.0', '1');
    expect(table.played).toEqual(['G9>B9']);
  });

  it('is only offered to whoever wants a second touch', () => {
    const { table, selection } = atDos(DOS_VIEW.legal, true);
    selection.touch('G9.0');
    selection.touchRow(1);
    expect([table.played, selection.offered]).toEqual([[], ['G9>B9']]);
  });
});

describe('a card for the row', () => {
  it('is added at once when nothing else can be done with it', () => {
    const { table, selection } = atDos(['add:R3', 'add:G9', 'end']);
    selection.touch('G9.0');
    expect(table.played).toEqual(['add:G9']);
  });

  it('is offered when it could also cover something', () => {
    const { table, selection } = atDos(['add:G9', 'G9>B9']);
    selection.touch('G9.0');
    expect([table.played, selection.offered, selection.hint]).toEqual([[], ['add:G9'], 'play-choose-target']);
    selection.touchRow(1);
    expect(table.played).toEqual(['G9>B9']);
  });
});

describe('a move that is not answered yet', () => {
  it('shows the card that was touched, also one of twins', () => {
    const { table, selection } = atMauMau();
    selection.touch('R5.1');
    expect(table.played).toEqual(['R5']);
    expect(selection.sent).toEqual(['R5.1']);
    table.pendingMoves.end();
    expect(selection.sent).toEqual([]);
  });

  it('shows both cards of a sum, and none for a draw', () => {
    const { table, selection } = atDos();
    selection.touch('R3.0');
    selection.touch('R4.0');
    selection.send('R3+R4>R7');
    expect(selection.sent).toEqual(['R3.0', 'R4.0']);
    table.pendingMoves.end();
    selection.touch('R3.0');
    selection.send('draw');
    expect(selection.sent).toEqual([]);
  });

  it('shows the cards of an advice, though nobody touched them', () => {
    const { selection } = atMauMau();
    selection.send('R5');
    expect(selection.sent).toEqual(['R5.0']);
  });

  it('makes every further touch mean nothing', () => {
    const { table, selection } = atDos();
    selection.send('G9>B9');
    selection.touch('R3.0');
    selection.touchRow(0);
    selection.lift('R4.0');
    selection.drop('R4.0', '1');
    expect(selection.isEmpty).toBe(true);
    selection.send('draw');
    expect(table.played).toEqual(['G9>B9']);
    expect(selection.sent).toEqual(['G9.0']);
  });
});

describe('a selection, when the table has changed under it', () => {
  it('stays as long as something can come of it', () => {
    const { table, selection } = atDos();
    selection.touch('R3.0');
    table.view = { ...DOS_VIEW, hand: ['R3', 'R4', 'G9', 'Y1'], owed: 2 };
    selection.review();
    expect(selection.picked).toEqual(['R3.0']);
  });

  it.each([
    ['another one is on turn', { turn: 1 }],
    ['the card is gone', { hand: ['R4', 'G9'] }],
    ['nothing begins with it', { legal: ['G9>B9', 'draw'] }],
  ])('is given up when %s', (_, changed) => {
    const { table, selection } = atDos();
    selection.touch('R3.0');
    table.view = { ...DOS_VIEW, ...changed };
    selection.review();
    expect(selection.isEmpty).toBe(true);
  });

  it('is given up when the centre card has been covered', () => {
    const { table, selection } = atDos();
    selection.touchRow(1);
    table.view = { ...DOS_VIEW, row: [DOS_VIEW.row[0]!, { card: 'B9', covered_by: ['G9'] }] };
    selection.review();
    expect(selection.isEmpty).toBe(true);
  });

  it('goes on naming a colour', () => {
    const { table, selection } = atMauMau();
    selection.touch('W.0');
    selection.review();
    expect(selection.colours).toEqual(['R', 'G', 'B', 'Y']);
    table.view = { ...MAUMAU, legal: ['draw'] };
    selection.review();
    expect(selection.colours).toEqual([]);
  });
});
