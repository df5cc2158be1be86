// A table as this page knows it: the newest snapshot and view, the moves that are not answered yet, and what was refused.
import type { AnyMessage, AnyRequest, Goodbye, Hinted, Moved, MoveMade, Refused, TableSnapshot, View } from '../protocol';
import { Reactions } from '../board/reactions.svelte';
import { keepHistory, keptHistory } from '../board/keptHistory';
import { missedMove, toldMove, type ToldMove } from '../board/roundHistory';
import { note } from '../match/commitments';
import { shareStructure } from './structuralSharing';
import { TableSocket, type Condition, type Listener } from './socket';
import { isOutOfTurn } from '../cards/notation';
import { facesOf } from '../faces/face';
import { PendingMoves } from './pendingMoves.svelte';

/** Whether another match was asked for, and nothing of it has been dealt. */
export const isRematch = ({ phase, match, round }: TableSnapshot): boolean => phase === 'dealing' && match > 1 && round === 0;

/** Whoever answers at the other end: the server over a socket, or a lesson in this page. */
export interface Connection {
  send(request: AnyRequest): boolean;
  close(): void;
}

/** What is told of each move, for motion, sound and the screen reader: what was before, and what is now. */
export type MoveListener = (move: Moved, before: View | null) => void;

const NOTHING: readonly string[] = [];
export const LAST_LOOK = 1600; // milliseconds for the card that ended a round: 0.4 to fly, 1.2 to be seen

export class TableState {
  snapshot = $state.raw<TableSnapshot | null>(null);
  view = $state.raw<View | null>(null);
  // Parts of the view on which much depends. They are not derived from it: all that is derived is looked through at every move.
  hand = $state.raw<readonly string[] | null>(null);
  legal = $state.raw<readonly string[]>(NOTHING);
  isMyTurn = $state(false);
  number = $state(0);
  condition = $state<Condition>('connecting');
  refused = $state.raw<Refused | null>(null);
  isOvertaken = $state(false); // a move of mine came too late after a lost connection
  readonly pendingMoves = new PendingMoves();
  readonly reactions = new Reactions();
  hint = $state.raw<Hinted | null>(null);
  isThinking = $state(false); // about a hint
  hurry = $state<{ seat: number; until: number } | null>(null);
  restartAt = $state<number | null>(null); // the same, of a restart that was announced
  farewell = $state<Goodbye['reason'] | null>(null);
  clockUntil = $state<number | null>(null); // performance.now() at which the turn ends
  dealUntil = $state<number | null>(null);
  turnBegan = $state(0); // the same, of the turn that everybody waits for
  log = $state.raw<MoveMade[]>([]); // the moves of this round
  history = $state.raw<readonly ToldMove[]>([]); // the same, as they are told
  isFresh = $state(false); // this round has just been dealt before my eyes
  isEnding = $state(false); // the round is over, and its last card is still looked at
  ended = $state.raw<TableSnapshot | null>(null); // how the last match ended, until the next one is dealt
  agreedTo = 0; // the match that this page has asked for

  readonly seat = $derived(this.snapshot?.you ?? null);
  readonly isRematch = $derived(this.snapshot !== null && isRematch(this.snapshot));
  readonly faces = $derived(facesOf(this.snapshot?.chairs ?? []));
  readonly names = $derived(this.snapshot?.chairs.map((chair) => chair.name ?? '') ?? []);

  private readonly connection: Connection;
  private readonly listeners = new Set<MoveListener>();
  private lastLook: ReturnType<typeof setTimeout> | undefined;
  private isBack = false; // connected, but not told yet how the table is

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
    clearTimeout(this.lastLook);
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
    if (request.type === 'rematch' || request.type === 'start') this.agreedTo = (this.snapshot?.match ?? 0) + 1;
    if (request.type === 'ready' && this.snapshot) note(this.snapshot.match_id, this.snapshot.round + 1, { share: request.share });
  }

  /** Make a move; before the last one is answered, nothing happens. */
  play(move: string): void {
    const { match = 0, round = 0 } = this.snapshot ?? {};
    const after = this.number;
    if (!this.pendingMoves.begin({ move, after, match, round, mayHaveArrived: this.condition === 'open' })) return;
    this.hint = null;
    this.send({ type: 'play', move, after });
  }

  askForHint(): void {
    this.isThinking = this.condition === 'open';
    this.send({ type: 'hint', after: this.number });
  }

  forgetHint(): void {
    this.hint = null;
  }

  /** The page is left, perhaps to be loaded again. */
  keep(): void {
    if (this.snapshot) keepHistory(roundOf(this.snapshot), this.history);
  }

  private become(condition: Condition): void {
    this.condition = condition;
    this.isBack = condition === 'open';
    if (condition === 'lost') this.isThinking = false;
  }

  private take(message: AnyMessage): void {
    switch (message.type) {
      case 'table':
        this.takeSnapshot(message);
        break;
      case 'moved':
        this.takeMove(message);
        break;
      case 'refused':
        this.isThinking = false;
        if (message.request === 'play' || message.request === '') this.pendingMoves.end(message.move);
        // Somebody else was a little faster, or the bots were.
        if (!(message.request === 'rematch' && this.isRematch) && message.request !== 'hasten') this.refused = message;
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
      case 'announced':
        this.restartAt = until(message.seconds);
        break;
      case 'goodbye':
        this.farewell = message.reason;
        break;
    }
  }

  private takeSnapshot(snapshot: TableSnapshot): void {
    const isNewRound = snapshot.match !== this.snapshot?.match || snapshot.round !== this.snapshot.round;
    this.isFresh = isNewRound && this.snapshot !== null && snapshot.phase === 'playing' && snapshot.moves.length === 0;
    if (isNewRound) this.log = [];
    if (isNewRound) this.history = [];
    if (isNewRound || snapshot.phase === 'waiting') this.endLastLook();
    else if (this.snapshot?.phase === 'playing' && snapshot.phase !== 'playing' && this.view?.phase === 'over') this.beginLastLook();
    const missed = snapshot.moves.filter((move) => move.number > (this.log.at(-1)?.number ?? 0));
    this.log = [...this.log, ...missed];
    const { view, settings } = snapshot;
    const kept = this.snapshot === null ? keptHistory(roundOf(snapshot)) : [];
    const told = (move: MoveMade, now: View): ToldMove =>
      kept.find(({ number }) => number === move.number) ?? missedMove(settings.game, move, now);
    if (view) this.history = [...this.history, ...missed.map((move) => told(move, view))];
    this.snapshot = snapshot;
    if (snapshot.phase === 'finished') this.ended = snapshot;
    else if (!isRematch(snapshot)) this.ended = null;
    if (snapshot.phase === 'dealing' && snapshot.commitment)
      note(snapshot.match_id, snapshot.round + 1, { commitment: snapshot.commitment });
    this.show(snapshot.view);
    this.number = snapshot.number;
    this.clockUntil = until(snapshot.clock);
    this.dealUntil = until(snapshot.deal_in);
    this.turnBegan = performance.now() - 1000 * Math.max(0, ...snapshot.chairs.map(({ waited }) => waited ?? 0));
    if (snapshot.phase !== 'playing') this.hurry = this.hint = null;
    if (this.isBack) this.resume(snapshot);
    else if (isNewRound || snapshot.phase !== 'playing') this.pendingMoves.end();
  }

  /** The move that ended the round was told: the table stays for a moment as it left it. */
  private beginLastLook(): void {
    this.isEnding = true;
    this.lastLook = setTimeout(() => this.endLastLook(), LAST_LOOK);
  }

  private endLastLook(): void {
    clearTimeout(this.lastLook);
    this.isEnding = false;
  }

  private show(view: View | null): void {
    const now = shareStructure(this.view, view);
    const isPlaying = now !== null && this.snapshot?.phase === 'playing' && !this.snapshot.paused;
    this.view = now;
    this.hand = now?.hand ?? null;
    this.legal = isPlaying ? now.legal : NOTHING;
    this.isMyTurn = isPlaying && now.turn === this.seat;
  }

  private resume(snapshot: TableSnapshot): void {
    this.isBack = false;
    const { again, isOvertaken } = this.pendingMoves.resume(snapshot);
    for (const { move, after } of again) this.connection.send({ type: 'play', move, after });
    if (isOvertaken) this.isOvertaken = true;
  }

  private takeMove(move: Moved): void {
    const before = this.view;
    this.show(move.view);
    this.number = move.number;
    this.clockUntil = until(move.clock ?? null);
    this.log = [...this.log, { number: move.number, seat: move.seat, move: move.move }];
    if (this.snapshot)
      this.history = [...this.history, toldMove(this.snapshot.settings.game, move, before, this.snapshot.settings.options)];
    this.refused = this.hint = null;
    this.isThinking = this.isFresh = false;
    this.pendingMoves.see(move, this.seat);
    if (!isOutOfTurn(move.move)) this.turnBegan = performance.now();
    if (this.hurry && move.view.turn !== this.hurry.seat) this.hurry = null;
    for (const listener of this.listeners) listener(move, before);
  }
}

const roundOf = ({ code, match, round }: TableSnapshot): string => `${code} ${match} ${round}`;
const until = (seconds: number | null): number | null => (seconds === null ? null : performance.now() + 1000 * seconds);
