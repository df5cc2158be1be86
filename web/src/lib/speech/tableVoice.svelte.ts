// What is heard of a table: each move as an announcement and as sounds, and that my turn has begun.
import type { TableState } from '../connection/tableState.svelte';
import { playOf } from '../games/plays';
import { afterFrame } from '../platform/frames';
import { notify } from '../platform/notifications';
import { me } from '../profile/me.svelte';
import { GAMES, type Moved, type View } from '../protocol';
import { sentenceText } from '../texts/moveTexts';
import { sentences, turnSentences, YOUR_TURN, type Sentence } from '../texts/sentences';
import { needTexts } from '../texts/texts.svelte';
import { Announcer } from './announcer.svelte';
import { hearMove, hearTurn, readOut } from './hearing';

export class TableVoice {
  readonly announcer = new Announcer(readOut);
  seen = $state(''); // of what is told, what is not shown otherwise
  private told = '';
  private toldAt = 0; // the number of the move
  private turn = 0;
  private readonly silence: () => void;

  constructor(private readonly table: TableState) {
    this.silence = table.onMove((move, before) => this.tell(move, before));
    if (me.preferences.wording === 'brief') void needTexts('speech').catch(() => undefined);
  }

  close(): void {
    this.silence();
    this.announcer.clear();
  }

  /** Another round, or another step of a lesson: what was said before it is said no more. */
  clear(): void {
    this.seen = this.told = '';
    this.announcer.clear();
  }

  /** It is my turn: also at the beginning of a round, and when I come back to it. */
  announceTurn(): void {
    hearTurn();
    const { view, seat, number } = this.table;
    if (this.toldAt !== number && view && seat !== null) this.say(turnSentences(this.game, view, seat), number, true);
    notify(this.told, me.preferences.notify);
  }

  private get game() {
    return this.table.snapshot?.settings.game ?? GAMES[0];
  }

  private tell(move: Moved, before: View | null): void {
    const { seat, snapshot } = this.table;
    const story = sentences(this.game, move, before, seat, snapshot?.settings.options);
    this.say(story, move.number, move.seat === seat || story.some(({ id }) => id === YOUR_TURN) || move.view.phase === 'over');
    if (before?.turn !== move.view.turn) this.turn += 1;
    const words = this.words(story.filter(({ id }) => id !== YOUR_TURN)); // that is seen anyway
    afterFrame(() => (this.seen = words));
    const play = playOf(this.game);
    const isClockwise = play.direction(move.view) > 0;
    hearMove(story, { me: seat, seats: move.view.hand_sizes.length, isClockwise, call: play.callSentence });
  }

  private say(story: readonly Sentence[], number: number, isUrgent: boolean): void {
    const { turn } = this;
    const text = (this.told = this.words(story, me.preferences.wording === 'brief'));
    this.toldAt = number;
    const isMine = story.some(({ seat, other }) => seat === this.table.seat || other === this.table.seat);
    afterFrame(() => this.announcer.tell({ text, number, turn, isMine }, isUrgent));
  }

  private words(story: readonly Sentence[], isBrief = false): string {
    const { names, seat } = this.table;
    return story.map((sentence) => sentenceText(this.game, sentence, names, seat, isBrief)).join(' ');
  }
}
