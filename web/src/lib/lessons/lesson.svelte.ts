// A lesson: a table whose other end is a script. The real rules have played it before, so nothing is judged here.
import { PEOPLE } from '../faces/face';
import type { GameName } from '../games/game';
import type { AnyRequest, Chair, Refused, TableSnapshot, View } from '../protocol';
import type { Listener } from '../connection/socket';
import { TableState } from '../connection/tableState.svelte';

/** What the judge says to these moves. */
interface Answer extends Pick<Refused, 'clause' | 'reason' | 'values'> {
  moves: string[];
}

/** A moment of a lesson: the move that led to it, and what the learner sees, is to do, and would be refused. */
export interface Frame {
  step: number;
  made: { seat: number; move: string } | null;
  view: View;
  wanted: string[];
  refused: Answer[];
}

export interface Script {
  game: GameName;
  names: string[];
  coach: string[];
  frames: Frame[];
}

const LEARNER = 0;
const OTHER_FACE = 11; // another colour and another drawing
const PAUSE = 1300; // between the moves of the others at the usual pace: time to follow

export class Lesson {
  at = $state(0);
  isElsewhere = $state(false); // the learner did something else that is allowed
  readonly frame = $derived.by(() => this.script.frames[this.at]!);
  readonly step = $derived.by(() => this.frame.step);
  readonly isOver = $derived.by(() => this.step === this.script.coach.length);
  readonly isMyTurn = $derived.by(() => this.frame.wanted.length > 0);
  readonly table: TableState;

  private listener!: Listener;
  private matches = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly script: Script,
    private readonly you: string,
    private readonly pace = 1,
    private readonly face = 0,
  ) {
    this.table = new TableState('', (listener) => {
      this.listener = listener;
      return { send: (request) => this.take(request), close: () => clearTimeout(this.timer) };
    });
    this.listener.condition('open');
    this.goTo(0);
  }

  /** To the beginning of a step. */
  goTo(step: number): void {
    clearTimeout(this.timer);
    this.at = this.script.frames.findIndex((frame) => frame.step === step);
    this.matches += 1;
    this.isElsewhere = false;
    this.table.dismiss();
    this.listener.message(this.snapshot());
  }

  /** Let the coach do what is wanted. */
  skip(): void {
    if (this.isMyTurn) this.table.play(this.frame.wanted[0]!);
    else if (!this.isOver) this.goTo(this.step + 1);
  }

  private take(request: AnyRequest): boolean {
    if (request.type !== 'play') return false;
    this.isElsewhere = false;
    const answer = this.answer(request.move);
    if (answer) this.refuse(answer, request.move);
    if (this.frame.wanted.includes(request.move)) this.goOn();
    else if (!answer) {
      this.isElsewhere = true;
      this.table.pendingMoves.end();
    }
    return true;
  }

  /** The same two cards in another order are tried in the same way. */
  private answer(move: string): Answer | undefined {
    const [cards = '', target] = move.split('>');
    const turned = target === undefined ? move : `${cards.split('+').reverse().join('+')}>${target}`;
    return this.frame.refused.find(({ moves }) => moves.includes(move) || moves.includes(turned));
  }

  private refuse({ clause, reason, values }: Answer, move: string): void {
    this.listener.message({ type: 'refused', request: 'play', clause, reason, ...(values ? { values } : {}), move });
  }

  private goOn(): void {
    this.at += 1;
    const { made, view, wanted } = this.frame;
    if (made) this.listener.message({ type: 'moved', number: this.at, ...made, view });
    if (wanted.length === 0 && !this.isOver) this.timer = setTimeout(() => this.goOn(), this.pace * PAUSE);
  }

  private snapshot(): TableSnapshot {
    const { game, names, frames } = this.script;
    const others: Chair[] = names.map((name, index) => ({ kind: 'bot', name, level: 'beginner', face: PEOPLE + OTHER_FACE * index }));
    const made = frames.slice(0, this.at + 1).flatMap((frame, number) => (frame.made ? [{ number, ...frame.made }] : []));
    return {
      type: 'table',
      code: '',
      number: this.at,
      phase: 'playing',
      view: this.frame.view,
      moves: made,
      settings: { game, seats: names.length + 1, options: {}, clock: 0, public: false, hints: false, grace: 0, pace: 1 },
      chairs: [{ kind: 'person', name: this.you, present: true, face: this.face }, ...others],
      you: LEARNER,
      host: null,
      hosting: false,
      watching: 0,
      match: this.matches,
      round: 1,
      match_id: null,
      commitment: null,
      deal_in: null,
      clock: null,
      results: [],
      totals: [],
      winners: [],
      leaders: [],
      players: [],
      played_as: null,
      removed: [],
      goal: {},
      screens: 0,
      earlier: 0,
      paused: null,
      next_seat: null,
      watchers: [],
    };
  }
}
