// The state of a replay: which position of a finished round is shown, and whether it goes on by itself.
import { positions, type Position } from './replay';
import type { RoundReplay } from '../protocol';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1500; // milliseconds a move

export class ReplayState {
  round = $state.raw<RoundReplay | null>(null);
  at = $state(0);
  isRunning = $state(false);
  speed = $state<number>(1);

  readonly all = $derived.by<Position[]>(() => (this.round ? positions(this.round) : []));
  readonly last = $derived(Math.max(0, this.all.length - 1));
  readonly now = $derived<Position | null>(this.all[this.at] ?? null);
  readonly before = $derived<Position | null>(this.at > 0 ? (this.all[this.at - 1] ?? null) : null);
  readonly step = $derived(this.at > 0 ? (this.round?.steps[this.at - 1] ?? null) : null);
  readonly names = $derived(this.round?.chairs.map((chair) => chair.name ?? '') ?? []);

  show(round: RoundReplay, at: number): void {
    this.isRunning = false;
    this.round = round;
    this.at = Math.min(at, round.steps.length);
  }

  /** Show a position, and stay there. */
  jump(at: number): void {
    this.isRunning = false;
    this.at = Math.min(Math.max(0, at), this.last);
  }

  toggle(): void {
    if (!this.isRunning && this.at === this.last) this.at = 0;
    this.isRunning = !this.isRunning && this.last > 0;
  }

  /** While it runs: move by move until the end. For an effect. */
  run(): (() => void) | undefined {
    if (!this.isRunning) return undefined;
    const timer = setInterval(() => {
      this.at = Math.min(this.at + 1, this.last);
      if (this.at === this.last) this.isRunning = false;
    }, PACE / this.speed);
    return () => clearInterval(timer);
  }
}
