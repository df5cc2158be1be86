// The states that a listener can be in, for the table of what each of them says (docs/spoken.md).
import type { ToldMove } from '../lib/board/roundHistory';
import type { GameName } from '../lib/games/game';
import type { DosView, MauMauView, TableSnapshot } from '../lib/protocol';
import type { AskedTable } from '../lib/speech/answers';
import type { Sentence } from '../lib/texts/sentences';
import { DOS_VIEW, MAUMAU_VIEW, SNAPSHOT } from './examples';

export interface SpokenState {
  readonly title: string;
  readonly table: AskedTable;
  readonly card: string | null; // the one that the reader has come to
}

export const NAMES = ['Ada', 'Bo', 'Cai', 'Dan'];
const MAUMAU: MauMauView = {
  ...MAUMAU_VIEW,
  hand: ['R5', 'RX', 'G7', 'W'],
  hand_sizes: [4, 3, 12, 1],
  draw_size: 51,
  legal: ['R5', 'RX', 'W:R', 'W:G', 'W:B', 'W:Y', 'draw'],
};
const DOS: DosView = { ...DOS_VIEW, hand_sizes: [3, 4, 7, 2], draw_size: 51 };
const made = (number: number, seat: number, move: string, ...told: Sentence[]): ToldMove => ({ number, seat, move, by: 'owner', told });
const LAPS: Record<string, ToldMove[]> = {
  maumau: [
    made(1, 0, 'R3', { id: 'play-said-lays', seat: 0, cards: ['R3'] }),
    made(2, 1, 'draw', { id: 'play-said-draws', seat: 1, count: 2 }),
    made(3, 2, 'RX', { id: 'play-said-lays', seat: 2, cards: ['RX'] }, { id: 'play-said-skipped', seat: 3 }),
  ],
  dos: [
    made(1, 0, 'end', { id: 'play-said-ends', seat: 0 }),
    made(2, 1, 'R3+G4>B7', { id: 'play-said-covers-two', seat: 1, cards: ['R3', 'G4'], target: 'B7' }),
    made(3, 2, 'draw', { id: 'play-said-draws', seat: 2, count: 1 }),
  ],
};

type Change = Omit<Partial<AskedTable>, 'view' | 'snapshot'> & {
  snapshot?: Partial<TableSnapshot>;
  view?: Partial<MauMauView> | Partial<DosView>;
  card?: string | null;
};

function state(game: GameName, title: string, { snapshot, view: changed, card, ...change }: Change = {}): SpokenState {
  const view = { ...(game === 'dos' ? DOS : MAUMAU), ...changed } as AskedTable['view'];
  const seat = change.seat === undefined ? 0 : change.seat;
  const table: AskedTable = {
    snapshot: { ...SNAPSHOT, settings: { ...SNAPSHOT.settings, game, seats: 4 }, view, ...snapshot },
    view,
    hand: seat === null ? null : view.hand,
    legal: seat === null ? [] : view.legal,
    seat,
    names: NAMES,
    history: [],
    isMyTurn: view.turn === seat,
    clockUntil: null,
    turnBegan: -9000,
    ...change,
  };
  return { title, table, card: card === undefined ? (table.hand?.[0] ?? null) : card };
}

const result = { dealer: 0, winner: 0, scores: [0, 9, 31, 4], commitment: '', seed: '', shares: [] };
const played = { results: [result], totals: [0, 9, 31, 4], round: 2 };

/** What both games have. */
const everywhere = (game: GameName): SpokenState[] => [
  state(game, 'my turn, at the beginning of a match'),
  state(game, 'my turn, after a lap and a finished round', { history: LAPS[game]!, snapshot: played }),
  state(game, 'my turn, with a clock', { clockUntil: 10_000 }),
  state(game, 'another’s turn', { view: { turn: 2, legal: [] }, turnBegan: -150_000 }),
  state(game, 'the match is paused', { view: { turn: 2, legal: [] }, snapshot: { paused: 'Bo' } }),
  state(game, 'I watch', { seat: null, view: { turn: 2, legal: [] } }),
  state(game, 'I have no cards left', { view: { hand: [], hand_sizes: [0, 3, 12, 1], turn: 1, legal: [] } }),
];

export const STATES: Record<string, SpokenState[]> = {
  maumau: [
    ...everywhere('maumau'),
    state('maumau', 'cards to take, anticlockwise, a Take to answer with', {
      view: { hand: ['R5', 'G+2'], top: 'R+2', direction: -1, debt: 4, legal: ['G+2', 'draw'] },
      card: 'G+2',
    }),
    state('maumau', 'a colour was named', { view: { top: 'W', colour: 'G', legal: ['G7', 'W:R', 'draw'] }, card: 'R5' }),
    state('maumau', 'I have come to a Colour change', { card: 'W' }),
    state('maumau', 'drawn, and free to end the turn', { view: { drawn: 'G7', legal: ['end'] }, card: 'G7' }),
  ],
  dos: [
    ...everywhere('dos'),
    state('dos', 'a card of the row is covered, and a bonus is due', {
      view: {
        row: [
          { card: 'R7', covered_by: ['R3', 'R4'] },
          { card: 'B9', covered_by: [] },
          { card: 'D', covered_by: [] },
        ],
        hand: ['G9', 'R#'],
        bonuses: 1,
        legal: ['G9>B9', 'R#>B9', 'end'],
      },
      card: 'R#',
    }),
    state('dos', 'a card to add to the row', { view: { phase: 'add', bonuses: 1, legal: ['+R3', '+R4', '+G9'] } as Partial<DosView> }),
    state('dos', 'a card that fits nothing', { view: { legal: ['draw'] }, card: 'G9' }),
  ],
};

const ONLY: Record<string, string> = { mau: 'maumau', change: 'maumau', direction: 'maumau', debt: 'maumau', skipped: 'maumau' };
const ONLY_DOS = ['dos', 'covers', 'adds', 'doubles', 'pays'];

/** The game in which something is said. */
export const gameOf = (id: string): GameName =>
  (ONLY_DOS.some((word) => id.includes(word))
    ? 'dos'
    : (Object.entries(ONLY).find(([word]) => id.includes(word))?.[1] ?? 'maumau')) as GameName;

/** An example of what is said under an id: by me or by another. */
export const exampleOf = (id: string, seat: number): Sentence =>
  gameOf(id) === 'dos'
    ? { id, seat, cards: ['R3', 'G4'], target: 'B7', other: seat === 0 ? 2 : 0, count: 2 }
    : { id, seat, cards: ['R5'], colour: 'G', other: seat === 0 ? 2 : 0, count: 2 };
