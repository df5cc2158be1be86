// The protocol of Maukas in TypeScript, made by `make docs` from src/maukas/protocol: change it there.

export const VERSION = 1;
export const LARGEST = 4096;
export const GAMES = ['maumau', 'dos'] as const;
export const LEVELS = ['beginner', 'casual', 'strong', 'master'] as const;
export const REACTIONS = ['hello', 'nice', 'wow', 'oops', 'hurry', 'thanks', 'laugh', 'bye'] as const;
export const REPORT_REASONS = ['name', 'conduct', 'unfair'] as const;

export type AnyRequest =
  | Play
  | Sit
  | Leave
  | Ready
  | Start
  | Rematch
  | Change
  | Bot
  | Fill
  | Remove
  | Allow
  | Dismiss
  | Resize
  | Pace
  | Admit
  | Pause
  | Resume
  | Hasten
  | Hint
  | React;

/** Make a move of your own seat; `after` is the number of the last event seen, so that a stale click is refused. */
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

/** Have other settings: between matches any, in a match only whether the table is public; for the host. */
export interface Change {
  type: 'change';
  settings: TableWish;
}

/** What somebody wants a table to be like. */
export interface TableWish {
  game: 'maumau' | 'dos';
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

/** Seat a bot of this level on a free seat, or in a match for somebody who has left, or give a bot this level; for the host. */
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

/** Remove whoever waits for a seat, else whoever has it; while a match is on, a bot takes it if its owner has left. For the host. */
export interface Remove {
  type: 'remove';
  seat: number;
}

/** Let all who were removed sit down again; for the host in person. */
export interface Allow {
  type: 'allow';
}

/** Send away everybody who has no seat, for some minutes; for the host in person. */
export interface Dismiss {
  type: 'dismiss';
}

/** Have so many seats; between matches, for the host. */
export interface Resize {
  type: 'resize';
  seats: number;
}

/** Let bots take so many seconds at least; at any time, for the host. */
export interface Pace {
  type: 'pace';
  /** seconds that a bot takes at least, so that people can follow */
  pace: number;
}

/** Let somebody who watches have a free seat now, or a bot's seat from the next round on; for the host. */
export interface Admit {
  type: 'admit';
  /** one of `watchers` */
  watcher: string;
  /** if left out: null */
  seat?: number | null;
}

/** Stop the match: nobody moves, and no clock runs; for the host. */
export interface Pause {
  type: 'pause';
}

/** Let the match go on after a pause; for the host. */
export interface Resume {
  type: 'resume';
}

/** Let the bots hurry until it is a person's turn; they do as soon as all who sit there ask for it. */
export interface Hasten {
  type: 'hasten';
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
  | TableSnapshot
  | Moved
  | Refused
  | Hinted
  | Reacted
  | Hurry
  | Announced
  | Goodbye;

/** All there is to see of the table; `moves` are those of this round after the number that the client had seen, the latest 200. */
export interface TableSnapshot {
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
  /** of the latest 20 finished rounds of the match */
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
  goal: Goal;
  /** big screens that show the table to everybody in a room */
  screens: number;
  /** finished rounds before those in `results`; all are at `/api/tables/{code}/results` */
  earlier: number;
  /** who has paused the match, while it is paused */
  paused: string | null;
  /** the seat that you get in the next round */
  next_seat: number | null;
  /** who watches and could be let in; told only to whoever hosts */
  watchers: string[];
}

/** The game and its house rules, and how the table is run; strict rules by default. */
export interface Settings {
  game: 'maumau' | 'dos';
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
  /** the number that their picture is drawn from; if left out: 0 */
  face?: number;
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

/** What ends a match; a tie may ask for more rounds than these. */
export interface Goal {
  /** so many of them; if left out: 0 */
  rounds?: number;
  /** a total of so many; if left out: 0 */
  points?: number;
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
  /** if left out: null */
  clause?: string | null;
  /** if left out: {} */
  values?: Record<string, string | number>;
  /** of a `play`; if left out: "" */
  move?: string;
}

/** The answer to a hint, the best move first; `after` is the number of the event it was asked at. */
export interface Hinted {
  type: 'hinted';
  after: number;
  advice: Advice[];
  /** why the first: the only one, the last card, more cards, better points, or just found so */
  reason: 'ahead' | 'cards' | 'only' | 'out' | 'points' | null;
  /** of `reason`: cards, points, or how often the master looked ahead */
  count: number;
}

/** What the master thinks of a move. */
export interface Advice {
  move: string;
  /** the chance to win the round */
  wins: number;
  /** what the round is expected to add to your score */
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

/** Those who run the server say what they are about to do: restart it in so many seconds; null takes that back. */
export interface Announced {
  type: 'announced';
  what: 'restart';
  seconds: number | null;
}

/** The connection will be closed; a client waits so many seconds and comes back, unless that is null. */
export interface Goodbye {
  type: 'goodbye';
  reason: 'closed' | 'dismissed' | 'flood' | 'removed' | 'restart' | 'trouble';
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
  draw_size: number;
  discard_size: number;
  reshuffles: number;
  /** of this seat */
  legal: string[];
  winner: number | null;
  /** of a finished round */
  scores: number[] | null;
  /** of a finished round, when they are counted */
  hands: string[][] | null;
  top: string;
  /** the colour in force */
  colour: string | null;
  direction: number;
  debt: number;
  /** the turn has come over somebody who was skipped */
  skipped: boolean;
  /** of this seat, if it may be played */
  drawn: string | null;
  /** the seat on turn has said mau */
  said: boolean;
  /** the seat that has just come down to one card without mau */
  window: number | null;
  /** the same where mau is due as long as one card is left */
  silent: number[];
  /** whether this seat owes a call, or can make a move that it should call for; if left out: false */
  needs_call?: boolean;
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
  draw_size: number;
  discard_size: number;
  reshuffles: number;
  /** of this seat */
  legal: string[];
  winner: number | null;
  /** of a finished round */
  scores: number[] | null;
  /** of a finished round, when they are counted */
  hands: string[][] | null;
  row: CentreCard[];
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
  /** whether this seat owes a call, or can make a move that it should call for; if left out: false */
  needs_call?: boolean;
  /** the card that lies open on the discard pile; if left out: null */
  discard_top?: string | null;
}

/** A card of the centre row, and the cards laid on it in this turn. */
export interface CentreCard {
  card: string;
  covered_by: string[];
}

export type Changes = MauMauChanges | DosChanges;

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
  draw_size?: number;
  discard_size?: number;
  reshuffles?: number;
  /** of this seat */
  legal?: string[];
  winner?: number | null;
  /** of a finished round */
  scores?: number[] | null;
  /** of a finished round, when they are counted */
  hands?: string[][] | null;
  top?: string;
  /** the colour in force */
  colour?: string | null;
  direction?: number;
  debt?: number;
  /** the turn has come over somebody who was skipped */
  skipped?: boolean;
  /** of this seat, if it may be played */
  drawn?: string | null;
  /** the seat on turn has said mau */
  said?: boolean;
  /** the seat that has just come down to one card without mau */
  window?: number | null;
  /** the same where mau is due as long as one card is left */
  silent?: number[];
  /** whether this seat owes a call, or can make a move that it should call for; if left out: false */
  needs_call?: boolean;
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
  draw_size?: number;
  discard_size?: number;
  reshuffles?: number;
  /** of this seat */
  legal?: string[];
  winner?: number | null;
  /** of a finished round */
  scores?: number[] | null;
  /** of a finished round, when they are counted */
  hands?: string[][] | null;
  row?: CentreCard[];
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
  /** whether this seat owes a call, or can make a move that it should call for; if left out: false */
  needs_call?: boolean;
  /** the card that lies open on the discard pile; if left out: null */
  discard_top?: string | null;
}

/** A table in the lobby, or among one's own. */
export interface TableSummary {
  code: string;
  game: 'maumau' | 'dos';
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
  /** the host's name, if the host has a seat */
  host: string;
  /** the set that its rules are, however long the match is; empty for a mixture */
  preset: string;
  /** how many house rules there are, beside how long the match is */
  rules: number;
  goal: Goal;
  /** whether there is a free seat, or a bot's to be had from the next round on */
  joinable: boolean;
}

/** Somebody I have finished matches with. */
export interface Companion {
  /** stands for them in my own requests, and for nobody in anybody else's */
  key: string;
  name: string;
  face: number;
  /** when the last match ended, in seconds since 1970 */
  ended: number;
  matches: number;
  /** whether they accept invitations */
  invitable: boolean;
}

/** A note from somebody I have played with: come to this table. */
export interface Invitation {
  /** of whoever wrote it */
  name: string;
  /** seconds since 1970 */
  at: number;
  table: TableSummary;
}

/** Somebody I do not want to meet. */
export interface BlockedPerson {
  /** stands for them in my own requests */
  key: string;
  /** as it was when I blocked them */
  name: string;
  /** seconds since 1970 */
  at: number;
}

/** A finished match. */
export interface MatchSummary {
  id: string;
  game: 'maumau' | 'dos';
  names: string[];
  totals: number[];
  winners: number[];
  rounds: number;
  ended: number;
  /** its code, in the list of one's own matches; if left out: "" */
  table?: string;
  /** where you played, in the list of one's own matches; if left out: null */
  seat?: number | null;
  /** how many of those who played it to its end were people; 0 where that was not kept; if left out: 0 */
  people?: number;
}

/** What a guest wants to be called and likes. */
export interface MeChange {
  name: string;
  /** if left out: null */
  language?: string | null;
  /** if left out: null */
  preferences?: Record<string, string | number | boolean | null> | null;
}

/** Whom I want to invite, and to which table of mine. */
export interface InvitationWish {
  /** the key of one of those I have played with */
  person: string;
  /** its code */
  table: string;
}

/** Whom I report at a table, and why: for the name, for how they behave, for not playing fairly. */
export interface ReportWish {
  /** as it is shown at the table */
  name: string;
  reason: 'conduct' | 'name' | 'unfair';
}

/** Whom I do not want to meet again. */
export interface BlockWish {
  /** as it is shown at the table */
  name: string;
}

/** What a guest is called and likes; without a name: nobody yet. */
export interface Me {
  name: string | null;
  language: string | null;
  preferences: Record<string, string | number | boolean | null>;
  /** the number that my picture is drawn from: chosen as the preference `face`, or given */
  face: number;
}

/** A new table. */
export interface TableOpened {
  code: string;
}

/** Why something was not done: the id and values of the text that explains it. */
export interface Problem {
  reason: string;
  values: Record<string, string | number>;
}

/** Everything that a table can be made of. */
export interface Catalogue {
  version: string;
  protocol: number;
  games: GameInfo[];
  levels: string[];
  clocks: number[];
  reactions: string[];
  /** whether it makes cards, rules and score sheets to print */
  can_print: boolean;
}

/** A game and its house rules. */
export interface GameInfo {
  name: 'maumau' | 'dos';
  least_seats: number;
  most_seats: number;
  options: Option[];
  /** house rules that go well together, by name */
  presets: Record<string, Record<string, string | boolean | number>>;
}

/** A house rule: its values, or the least and the most of a number. */
export interface Option {
  name: string;
  default: string | number | boolean;
  values: (string | boolean)[] | null;
  low: number | null;
  high: number | null;
  /** of a number: what is offered first */
  ready: number[];
}

/** How far the review of a match is. Anyone who waits for it asks again and again; when nobody does, it is given up. */
export interface ReviewProgress {
  /** none: nobody has asked for it */
  state: 'done' | 'none' | 'running' | 'waiting';
  /** moves of the match that are reviewed */
  done: number;
  /** moves that there are; 0 before the first one */
  total: number;
  /** why there is none and none is made, or why the last one failed: the id of a text */
  reason: string;
}

/** The review of a finished match: what each decision was worth, and where the results came from. */
export interface ReviewedMatch {
  /** of the match */
  id: string;
  game: 'maumau' | 'dos';
  /** worlds in which each move was tried */
  depth: number;
  rounds: ReviewedRound[];
  /** of the whole match, by seat */
  luck: SeatLuck[];
}

/** A round of a review. */
export interface ReviewedRound {
  number: number;
  decisions: JudgedMove[];
  /** by seat */
  luck: SeatLuck[];
}

/** A decision, judged by what its seat could know then. */
export interface JudgedMove {
  /** of the move in its round, from 1 */
  number: number;
  seat: number;
  move: string;
  /** the move with the best chance to win the round */
  best: string;
  /** whether there was only one */
  forced: boolean;
  /** the chance to win the round with the best move, 0 to 1 */
  before: number;
  /** the chance with the move that was made */
  after: number;
  /** of that chance, against the best move */
  loss: Interval;
  /** how many points worse it was than the best move for points */
  points: number;
  /** whether the loss is large, and clearly no noise */
  marked: boolean;
  /** of a marked one */
  cause: LossCause | null;
}

/** A mean, and the ends of its 95 % interval. */
export interface Interval {
  mean: number;
  low: number;
  high: number;
}

/** Why the best move was better: which sentence, the numbers in it for both moves, and the seat it speaks of. */
export interface LossCause {
  kind: 'again' | 'ahead' | 'cards' | 'keeps' | 'out' | 'owes' | 'stuck' | 'takes' | 'threat';
  best: number;
  played: number;
  seat: number | null;
}

/** Where the result of a seat came from. */
export interface SeatLuck {
  seat: number;
  /** its part of the victory: 1, or its share where nobody won */
  wins: LuckParts;
  points: LuckParts;
}

/** The parts of a result; they add up to it. */
export interface LuckParts {
  /** what a seat with an average deal has */
  share: number;
  /** what these hands changed */
  deal: number;
  /** cards that were drawn or turned up, by whomever */
  drawn: number;
  /** what the others did */
  others: number;
  /** own decisions, and calls that were forgotten */
  own: number;
}

/** A round of a finished match, from the deal to the last move. */
export interface RoundReplay {
  /** of the match */
  id: string;
  game: 'maumau' | 'dos';
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
  view: Changes;
  /** the new hands, by seat; if left out: {} */
  hands?: Record<string, string[]>;
  /** if left out: "owner" */
  by?: 'bot' | 'clock' | 'owner';
}
