// A table as this page knows it: the newest picture and view, the moves that are under way, and what was refused.
import type { AnyMessage, AnyRequest, DosView, Hinted, MauMauView, Moved, MoveMade, Refused, Table, View } from './protocol';
import { Reactions } from './reactions.svelte';
import { note } from './seals';
import { sharing } from './sharing';
import { TableSocket, type Condition, type Listener } from './socket';
import { isWord, UnderWay } from './underway.svelte';

export const isMauMau = (view: View): view is MauMauView => 'top' in view;
export const isDos = (view: View): view is DosView => 'row' in view;

/** Whether another match was asked for, and nothing of it has been dealt. */
export const isRematch = ({ phase, match, round }: Table): boolean => phase === 'dealing' && match > 1 && round === 0;

/** Whoever answers at the other end: the server over a socket, or a lesson in this page. */
export interface Connection {
  send(request: AnyRequest): boolean;
  close(): void;
}

/** What is told of each move, for motion, sound and the screen reader: what was before, and what is now. */
export type MoveListener = (move: Moved, before: View | null) => void;

const NOTHING: readonly string[] = [];

export class TableState {
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  // Parts of the view on which much depends. They are not derived from it: all that is derived is looked through at every move.
  hand = $state.raw<readonly string[] | null>(null);
  legal = $state.raw<readonly string[]>(NOTHING);
  isMyTurn = $state(false);
  number = $state(0);
  condition = $state<Condition>('connecting');
  refused = $state.raw<Refused | null>(null);
  isOvertaken = $state(false);                          // a move of mine came too late after a lost connection
  readonly underWay = new UnderWay();
  readonly reactions = new Reactions();
  hint = $state.raw<Hinted | null>(null);
  isThinking = $state(false);                           // about a hint
  hurry = $state<{ seat: number; until: number } | null>(null);
  clockUntil = $state<number | null>(null);             // performance.now() at which the turn ends
  dealUntil = $state<number | null>(null);
  turnBegan = $state(0);                                // the same, of the turn that everybody waits for
  log = $state.raw<MoveMade[]>([]);                     // the moves of this round
  isFresh = $state(false);                              // this round has just been dealt before my eyes
  ended = $state.raw<Table | null>(null);               // how the last match ended, until the next one is dealt
  agreedTo = 0;                                         // the match that this page has asked for

  readonly seat = $derived(this.table?.you ?? null);
  readonly isRematch = $derived(this.table !== null && isRematch(this.table));
  readonly names = $derived(this.table?.chairs.map((chair) => chair.name ?? '') ?? []);

  private readonly connection: Connection;
  private readonly listeners = new Set<MoveListener>();
  private isBack = false;                               // connected, but not told yet how the table is

  constructor(
    readonly code: string,
    connect: (listener: Listener) => Connection = (listener) => new TableSocket(code, listener),
  ) {
    this.connection = connect({
      message: (message) => this.take(message),
      condition: (condition) => this.become(condition),
      seen: () => this.number,
    });
  }

  close(): void {
    this.connection.close();
  }

  onMove(listener: MoveListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** What was refused, or came too late, has been read. */
  dismiss(): void {
    this.refused = null;
    this.isOvertaken = false;
  }

  send(request: AnyRequest): void {
    this.dismiss();
    if (!this.connection.send(request)) return;
    if (request.type === 'rematch' || request.type === 'start') this.agreedTo = (this.table?.match ?? 0) + 1;
    if (request.type === 'ready' && this.table) note(this.table.match_id, this.table.round + 1, { share: request.share });
  }

  /** Make a move; before the last one is answered, nothing happens. */
  play(move: string): void {
    const { match = 0, round = 0 } = this.table ?? {};
    const after = this.number;
    if (!this.underWay.begin({ move, after, match, round, mayHaveArrived: this.condition === 'open' })) return;
    this.hint = null;
    this.send({ type: 'play', move, after });
  }

  askForHint(): void {
    this.isThinking = this.condition === 'open';
    this.send({ type: 'hint', after: this.number });
  }

  private become(condition: Condition): void {
    this.condition = condition;
    this.isBack = condition === 'open';
    if (condition === 'lost') this.isThinking = false;
  }

  private take(message: AnyMessage): void {
    switch (message.type) {
      case 'table':
        this.takeTable(message);
        break;
      case 'moved':
        this.takeMove(message);
        break;
      case 'refused':
        this.isThinking = false;
        if (message.request === 'play' || message.request === '') this.underWay.end(message.move);
        if (!(message.request === 'rematch' && this.isRematch)) this.refused = message;     // somebody else was a little faster
        break;
      case 'hinted':
        this.isThinking = false;
        if (message.after >= this.number) this.hint = message;
        break;
      case 'reacted':
        this.reactions.show(message);
        break;
      case 'hurry':
        this.hurry = { seat: message.seat, until: performance.now() + 1000 * message.seconds };
        break;
      case 'goodbye':
        break;
    }
  }

  private takeTable(table: Table): void {
    const isNewRound = table.match !== this.table?.match || table.round !== this.table.round;
    this.isFresh = isNewRound && this.table !== null && table.phase === 'playing' && table.moves.length === 0;
    if (isNewRound) this.log = [];
    this.log = [...this.log, ...table.moves.filter((move) => move.number > (this.log.at(-1)?.number ?? 0))];
    this.table = table;
    if (table.phase === 'finished') this.ended = table;
    else if (!isRematch(table)) this.ended = null;
    if (table.phase === 'dealing' && table.commitment) note(table.match_id, table.round + 1, { seal: table.commitment });
    this.show(table.view);
    this.number = table.number;
    this.clockUntil = until(table.clock);
    this.dealUntil = until(table.deal_in);
    this.turnBegan = performance.now() - 1000 * Math.max(0, ...table.chairs.map(({ waited }) => waited ?? 0));
    if (table.phase !== 'playing') this.hurry = this.hint = null;
    if (this.isBack) this.resume(table);
    else if (isNewRound || table.phase !== 'playing') this.underWay.end();
  }

  private show(view: View | null): void {
    const now = sharing(this.view, view);
    const isPlaying = now !== null && this.table?.phase === 'playing';
    this.view = now;
    this.hand = now?.hand ?? null;
    this.legal = isPlaying ? now.legal : NOTHING;
    this.isMyTurn = isPlaying && now.turn === this.seat;
  }

  private resume(table: Table): void {
    this.isBack = false;
    const { again, isOvertaken } = this.underWay.resume(table);
    for (const { move, after } of again) this.connection.send({ type: 'play', move, after });
    if (isOvertaken) this.isOvertaken = true;
  }

  private takeMove(move: Moved): void {
    const before = this.view;
    this.show(move.view);
    this.number = move.number;
    this.clockUntil = until(move.clock ?? null);
    this.log = [...this.log, { number: move.number, seat: move.seat, move: move.move }];
    this.refused = this.hint = null;
    this.isThinking = this.isFresh = false;
    this.underWay.see(move, this.seat);
    if (!isWord(move.move)) this.turnBegan = performance.now();
    if (this.hurry && move.view.turn !== this.hurry.seat) this.hurry = null;
    for (const listener of this.listeners) listener(move, before);
  }
}

const until = (seconds: number | null): number | null => (seconds === null ? null : performance.now() + 1000 * seconds);
