// The protocol of Maukas in TypeScript, made by `make docs` from src/maukas/protocol: change it there.

export const VERSION = 1;
export const LARGEST = 4096;
export const LEVELS = ['beginner', 'casual', 'strong', 'master'] as const;
export const REACTIONS = ['hello', 'nice', 'wow', 'oops', 'hurry', 'thanks', 'laugh', 'bye'] as const;

export type AnyRequest =
  | Play
  | Sit
  | Leave
  | Ready
  | Start
  | Rematch
  | Bot
  | Fill
  | Remove
  | Allow
  | Resize
  | Hint
  | React;

/** Make a move of the own seat; `after` is the number of the last event seen, so that a stale click is refused. */
export interface Play {
  type: 'play';
  move: string;
  after: number;
}

/** Take a free seat now, or a bot's seat from the next round on; without a seat, the best one there is. Also: be back. */
export interface Sit {
  type: 'sit';
  /** if left out: null */
  seat?: number | null;
}

/** Get up: a bot plays on for the seat until its owner comes back. */
export interface Leave {
  type: 'leave';
}

/** Deal now, as far as it is up to me; with a share of the randomness in hexadecimal digits, if wanted. */
export interface Ready {
  type: 'ready';
  /** if left out: "" */
  share?: string;
}

/** Begin the match; for the host. */
export interface Start {
  type: 'start';
}

/** Another match with the same seats. */
export interface Rematch {
  type: 'rematch';
}

/** Seat a bot of this level on a free seat or in place of another bot; between matches, for the host. */
export interface Bot {
  type: 'bot';
  seat: number;
  level: string;
}

/** Seat bots of this level on all free seats; for the host. */
export interface Fill {
  type: 'fill';
  level: string;
}

/** Remove who waits for a seat, else who has it; while a match is on, a bot takes it if its owner has left. For the host. */
export interface Remove {
  type: 'remove';
  seat: number;
}

/** Let all who were removed sit down again; for the host in person. */
export interface Allow {
  type: 'allow';
}

/** Have so many seats; between matches, for the host. */
export interface Resize {
  type: 'resize';
  seats: number;
}

/** Ask what the master would play. */
export interface Hint {
  type: 'hint';
  after: number;
}

/** Show one of the quick reactions. */
export interface React {
  type: 'react';
  reaction: 'bye' | 'hello' | 'hurry' | 'laugh' | 'nice' | 'oops' | 'thanks' | 'wow';
}

export type AnyMessage =
  | Table
  | Moved
  | Refused
  | Hinted
  | Reacted
  | Hurry
  | Goodbye;

/** All there is to see of the table; `moves` are those of this round after the number that the client had seen. */
export interface Table {
  type: 'table';
  code: string;
  /** of the last event; what comes next is higher */
  number: number;
  settings: Settings;
  phase: 'dealing' | 'finished' | 'playing' | 'waiting';
  chairs: Chair[];
  you: number | null;
  /** the host's seat, if the host has one */
  host: number | null;
  /** whether you may do what the host does */
  hosting: boolean;
  watching: number;
  /** how many were begun at this table */
  match: number;
  round: number;
  /** of the match that is on, or was last */
  match_id: string | null;
  /** to the seed of the next deal, or of the one being played */
  commitment: string | null;
  /** seconds until the deal, at the latest */
  deal_in: number | null;
  /** seconds left of the turn */
  clock: number | null;
  results: RoundResult[];
  totals: number[];
  winners: number[];
  /** who is ahead after the finished rounds */
  leaders: number[];
  /** whose results they are; after the match others may sit on their chairs */
  players: string[];
  /** your seat in that match */
  played_as: number | null;
  /** whom the host has removed: they do not sit down again until they are allowed to */
  removed: string[];
  view: View | null;
  moves: MoveMade[];
}

/** The game and its house rules, and how the table is run; strict rules by default. */
export interface Settings {
  game: 'dos' | 'maumau';
  seats: number;
  options: Record<string, string | boolean | number>;
  clock: 0 | 15 | 30 | 60 | 86400 | 259200 | 604800;
  public: boolean;
  hints: boolean;
  /** seconds to call, before anybody may catch */
  grace: number;
  /** seconds that a bot takes at least, so that people can follow */
  pace: number;
}

/** A seat and who is there. */
export interface Chair {
  kind: 'bot' | 'free' | 'person';
  /** if left out: "" */
  name?: string;
  /** of a bot, or of the one that plays for an absent person; if left out: "" */
  level?: string;
  /** if left out: false */
  present?: boolean;
  /** a bot plays for its owner; if left out: false */
  stand_in?: boolean;
  /** who takes the seat in the next round; if left out: "" */
  next?: string;
  /** if left out: false */
  ready?: boolean;
  /** in a match: seconds that a turn of its owner lasts until the host may remove them; if left out: null */
  patience?: number | null;
  /** on turn, with `patience`: seconds that everybody has been waiting for its move; if left out: null */
  waited?: number | null;
}

/** A finished round of this match, with everything that proves its deal. */
export interface RoundResult {
  dealer: number;
  winner: number | null;
  scores: number[];
  commitment: string;
  seed: string;
  shares: string[];
}

/** A move that was made. */
export interface MoveMade {
  number: number;
  seat: number;
  move: string;
}

/** A move was made; the view after it. */
export interface Moved {
  type: 'moved';
  number: number;
  seat: number;
  move: string;
  /** if left out: "owner" */
  by?: 'bot' | 'clock' | 'owner';
  /** seconds that the seat now on turn has; if left out: null */
  clock?: number | null;
  view: View;
}

/** A request was not carried out: the clause where a rule says so, and the id and values of the text that explains it. */
export interface Refused {
  type: 'refused';
  request: string;
  reason: string;
  clause: string | null;
  values?: Record<string, string | number>;
  move?: string;
}

/** The answer to a hint, the best move first; `after` is the number of the event it was asked at. */
export interface Hinted {
  type: 'hinted';
  after: number;
  advice: Advice[];
}

/** What the master thinks of a move. */
export interface Advice {
  move: string;
  /** the chance to win the round */
  wins: number;
  /** what the round is expected to add to the own score */
  points: number;
}

/** Somebody reacts. */
export interface Reacted {
  type: 'reacted';
  name: string;
  seat: number | null;
  reaction: string;
}

/** A clock is running out. */
export interface Hurry {
  type: 'hurry';
  seat: number;
  seconds: number;
}

/** The connection will be closed; a client waits so many seconds and comes back, unless that is null. */
export interface Goodbye {
  type: 'goodbye';
  reason: 'flood' | 'restart' | 'trouble';
  back_in: number | null;
}

export type View = MauMauView | DosView;

/** A round as seen from a seat (AM-35); cards and moves in notation, null where there is nothing to see. */
export interface MauMauView {
  seat: number | null;
  dealer: number;
  turn: number;
  /** play, drawn, over */
  phase: string;
  /** of this seat */
  hand: string[] | null;
  hand_sizes: number[];
  top: string;
  /** the colour in force */
  colour: string | null;
  direction: number;
  debt: number;
  draw_size: number;
  discard_size: number;
  reshuffles: number;
  /** of this seat, if it may be played */
  drawn: string | null;
  /** the seat on turn has said mau */
  said: boolean;
  /** the seat that has not said mau, and still may */
  window: number | null;
  /** of this seat */
  legal: string[];
  winner: number | null;
  /** of a finished round */
  scores: number[] | null;
  /** of a finished round, when they are counted */
  hands: string[][] | null;
}

/** A round as seen from a seat (AD-39); cards and moves in notation, null where there is nothing to see. */
export interface DosView {
  seat: number | null;
  dealer: number;
  turn: number;
  /** start, drawn, covered, bonus, over */
  phase: string;
  /** of this seat */
  hand: string[] | null;
  hand_sizes: number[];
  row: CentreCard[];
  draw_size: number;
  discard_size: number;
  reshuffles: number;
  /** of this seat, in this turn */
  drawn: string | null;
  /** hand cards the seat on turn may still add */
  bonuses: number;
  /** cards all the others draw at the end of this turn */
  doubles: number;
  /** penalty cards the seat on turn takes at its end */
  owed: number;
  /** the seat on turn has called beforehand */
  called: boolean;
  /** seats that came to two cards and have not called */
  exposed: number[];
  /** of this seat */
  legal: string[];
  winner: number | null;
  /** of a finished round */
  scores: number[] | null;
  /** of a finished round, when they are counted */
  hands: string[][] | null;
}

/** A card of the centre row, and the cards laid on it in this turn. */
export interface CentreCard {
  card: string;
  covered_by: string[];
}

/** What has changed in a view. */
export interface MauMauChanges {
  seat?: number | null;
  dealer?: number;
  turn?: number;
  /** play, drawn, over */
  phase?: string;
  /** of this seat */
  hand?: string[] | null;
  hand_sizes?: number[];
  top?: string;
  /** the colour in force */
  colour?: string | null;
  direction?: number;
  debt?: number;
  draw_size?: number;
  discard_size?: number;
  reshuffles?: number;
  /** of this seat, if it may be played */
  drawn?: string | null;
  /** the seat on turn has said mau */
  said?: boolean;
  /** the seat that has not said mau, and still may */
  window?: number | null;
  /** of this seat */
  legal?: string[];
  winner?: number | null;
  /** of a finished round */
  scores?: number[] | null;
  /** of a finished round, when they are counted */
  hands?: string[][] | null;
}

/** What has changed in a view. */
export interface DosChanges {
  seat?: number | null;
  dealer?: number;
  turn?: number;
  /** start, drawn, covered, bonus, over */
  phase?: string;
  /** of this seat */
  hand?: string[] | null;
  hand_sizes?: number[];
  row?: CentreCard[];
  draw_size?: number;
  discard_size?: number;
  reshuffles?: number;
  /** of this seat, in this turn */
  drawn?: string | null;
  /** hand cards the seat on turn may still add */
  bonuses?: number;
  /** cards all the others draw at the end of this turn */
  doubles?: number;
  /** penalty cards the seat on turn takes at its end */
  owed?: number;
  /** the seat on turn has called beforehand */
  called?: boolean;
  /** seats that came to two cards and have not called */
  exposed?: number[];
  /** of this seat */
  legal?: string[];
  winner?: number | null;
  /** of a finished round */
  scores?: number[] | null;
  /** of a finished round, when they are counted */
  hands?: string[][] | null;
}

/** The game and its house rules, and how the table is run; strict rules by default. */
export interface SettingsWanted {
  game: 'dos' | 'maumau';
  seats: number;
  /** if left out: {} */
  options?: Record<string, string | boolean | number>;
  /** if left out: 0 */
  clock?: 0 | 15 | 30 | 60 | 86400 | 259200 | 604800;
  /** if left out: false */
  public?: boolean;
  /** if left out: true */
  hints?: boolean;
  /** seconds to call, before anybody may catch; if left out: 2.0 */
  grace?: number;
  /** seconds that a bot takes at least, so that people can follow; if left out: 1.0 */
  pace?: number;
}

/** A table in the lobby, or among one's own. */
export interface TableSummary {
  code: string;
  game: 'dos' | 'maumau';
  phase: 'dealing' | 'finished' | 'playing' | 'waiting';
  /** by seat; empty for a free one */
  names: string[];
  bots: number;
  free: number;
  clock: 0 | 15 | 30 | 60 | 86400 | 259200 | 604800;
  /** no house rules */
  strict: boolean;
  /** seconds since 1970 */
  changed: number;
}

/** A finished match. */
export interface MatchSummary {
  id: string;
  game: 'dos' | 'maumau';
  names: string[];
  totals: number[];
  winners: number[];
  rounds: number;
  ended: number;
  /** its code, in the list of one's own matches; if left out: "" */
  table?: string;
}

/** A round of a finished match, from the deal to the last move. */
export interface RoundReplay {
  /** of the match */
  id: string;
  game: 'dos' | 'maumau';
  /** house rules, where they differ from the strict rules */
  options: Record<string, string | boolean | number>;
  /** its number, from 1 */
  round: number;
  /** who sat there when it was dealt */
  chairs: Chair[];
  opening: View;
  steps: Step[];
  /** of all rounds, with what proves their deals */
  results: RoundResult[];
  totals: number[];
  winners: number[];
}

/** A move, and what is different after it; everything else is as it was before. */
export interface Step {
  seat: number;
  move: string;
  /** the fields of the view that have changed */
  view: MauMauChanges | DosChanges;
  /** the new hands, by seat; if left out: {} */
  hands?: Record<string, string[]>;
  /** if left out: "owner" */
  by?: 'bot' | 'clock' | 'owner';
}
