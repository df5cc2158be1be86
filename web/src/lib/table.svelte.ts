// A table as this page knows it: the newest picture and view, what was refused, and the choice that is being made.
import type { AnyMessage, AnyRequest, DosView, Hinted, MauMauView, Moved, MoveMade, Refused, Table, View } from './protocol';
import { note } from './seals';
import { TableSocket, type Condition, type Listener } from './socket';

export interface Reaction {
  key: number;
  name: string;
  seat: number | null;
  reaction: string;
}

export const isMauMau = (view: View): view is MauMauView => 'top' in view;
export const isDos = (view: View): view is DosView => 'row' in view;

/** Whether another match was asked for, and nothing of it has been dealt. */
export const isRematch = ({ phase, match, round }: Table): boolean => phase === 'dealing' && match > 1 && round === 0;

const REACTION_TIME = 3500;

/** Whoever answers at the other end: the server over a socket, or a lesson in this page. */
export interface Connection {
  send(request: AnyRequest): boolean;
  close(): void;
}

/** What is told of each move, for motion, sound and the screen reader: what was before, and what is now. */
export type MoveListener = (move: Moved, before: View | null) => void;

export class TableState {
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  number = $state(0);
  condition = $state<Condition>('connecting');
  refused = $state.raw<Refused | null>(null);
  hint = $state.raw<Hinted | null>(null);
  isThinking = $state(false);                           // about a hint
  reactions = $state.raw<Reaction[]>([]);
  hurry = $state<{ seat: number; until: number } | null>(null);
  clockUntil = $state<number | null>(null);             // performance.now() at which the turn ends
  dealUntil = $state<number | null>(null);
  log = $state.raw<MoveMade[]>([]);                     // the moves of this round
  ended = $state.raw<Table | null>(null);               // how the last match ended, until the next one is dealt
  agreedTo = 0;                                         // the match that this page has asked for

  readonly seat = $derived(this.table?.you ?? null);
  readonly isMyTurn = $derived(this.view !== null && this.table?.phase === 'playing' && this.seat !== null && this.view.turn === this.seat);
  readonly legal = $derived(this.table?.phase === 'playing' ? (this.view?.legal ?? []) : []);
  readonly isRematch = $derived(this.table !== null && isRematch(this.table));
  readonly names = $derived(this.table?.chairs.map((chair) => chair.name ?? '') ?? []);

  private readonly connection: Connection;
  private readonly listeners = new Set<MoveListener>();
  private reactionCount = 0;

  constructor(
    readonly code: string,
    connect: (listener: Listener) => Connection = (listener) => new TableSocket(code, listener),
  ) {
    this.connection = connect({
      message: (message) => this.take(message),
      condition: (condition) => (this.condition = condition),
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

  send(request: AnyRequest): void {
    this.refused = null;
    if (request.type === 'rematch' || request.type === 'start') this.agreedTo = (this.table?.match ?? 0) + 1;
    if (request.type === 'ready' && this.table) note(this.table.match_id, this.table.round + 1, { share: request.share });
    this.connection.send(request);
  }

  play(move: string): void {
    this.hint = null;
    this.send({ type: 'play', move, after: this.number });
  }

  askForHint(): void {
    this.isThinking = true;
    this.send({ type: 'hint', after: this.number });
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
        if (!(message.request === 'rematch' && this.isRematch)) this.refused = message;     // somebody else was a little faster
        break;
      case 'hinted':
        this.isThinking = false;
        if (message.after >= this.number) this.hint = message;
        break;
      case 'reacted':
        this.showReaction({ key: ++this.reactionCount, name: message.name, seat: message.seat, reaction: message.reaction });
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
    if (isNewRound) this.log = [];
    this.log = [...this.log, ...table.moves.filter((move) => move.number > (this.log.at(-1)?.number ?? 0))];
    this.table = table;
    if (table.phase === 'finished') this.ended = table;
    else if (!isRematch(table)) this.ended = null;
    if (table.phase === 'dealing' && table.commitment) note(table.match_id, table.round + 1, { seal: table.commitment });
    this.view = table.view;
    this.number = table.number;
    this.clockUntil = until(table.clock);
    this.dealUntil = until(table.deal_in);
    if (table.phase !== 'playing') this.hurry = this.hint = null;
  }

  private takeMove(move: Moved): void {
    const before = this.view;
    this.view = move.view;
    this.number = move.number;
    this.clockUntil = until(move.clock ?? null);
    this.log = [...this.log, { number: move.number, seat: move.seat, move: move.move }];
    this.refused = this.hint = null;
    this.isThinking = false;
    if (this.hurry && move.view.turn !== this.hurry.seat) this.hurry = null;
    for (const listener of this.listeners) listener(move, before);
  }

  private showReaction(reaction: Reaction): void {
    this.reactions = [...this.reactions, reaction];
    setTimeout(() => (this.reactions = this.reactions.filter((each) => each.key !== reaction.key)), REACTION_TIME);
  }
}

const until = (seconds: number | null): number | null => (seconds === null ? null : performance.now() + 1000 * seconds);

/** A share of the randomness: 16 bytes of this browser's own. */
export const newShare = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
