// What a screen reader is given to say, one thing after the other. What it cannot say in time is stale, and dropped: the keys for reading tell it.
const PER_CHARACTER = 55; // milliseconds: an estimate of how long something takes to be said
const LEAST = 500;

/** What is told of one move. */
export interface Announcement {
  readonly text: string;
  readonly number: number; // of the move
  readonly turn: number; // a count of the turns so far
  readonly isMine: boolean; // it is about the reader, and never stale
}

export class Announcer {
  /** What is in the live region; `count` tells two equal texts apart. */
  said = $state.raw({ text: '', count: 0 });
  private waiting: readonly Announcement[] = [];
  private last = 0; // the number of the last move
  private freeAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly heard: (text: string) => void = () => undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Tell of a move: at once if nothing else is being said or it is urgent, else when that is done, unless a later turn is told by then. */
  tell(announcement: Announcement, isUrgent: boolean): void {
    if (announcement.number <= this.last || announcement.text === '') return;
    this.last = announcement.number;
    this.waiting = [...this.waiting.filter(({ turn, isMine }) => isMine || turn === announcement.turn), announcement];
    const wait = isUrgent ? 0 : this.freeAt - this.now();
    clearTimeout(this.timer);
    if (wait <= 0) this.flush();
    else this.timer = setTimeout(() => this.flush(), wait);
  }

  /** Say at once what was asked for; what waits goes on waiting. */
  answer(text: string): void {
    this.say(text);
    if (this.waiting.length === 0) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), this.freeAt - this.now());
  }

  /** Nothing is said any more, and nothing waits. */
  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.freeAt = this.last = 0;
    this.said = { text: '', count: this.said.count };
  }

  private flush(): void {
    const text = this.waiting.map((each) => each.text).join(' ');
    this.waiting = [];
    if (text) this.say(text);
  }

  private say(text: string): void {
    this.said = { text, count: this.said.count + 1 };
    this.freeAt = this.now() + Math.max(LEAST, PER_CHARACTER * text.length);
    this.heard(text);
  }
}
