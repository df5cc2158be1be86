// The review of a finished match as the page knows it: none, under way, or here.
import { ApiError } from '../connection/api';
import { askForReview, getReview, getReviewProgress } from '../connection/reviews';
import type { ReviewProgress, ReviewedMatch } from '../protocol';

const PAUSE = 1000; // milliseconds until it is asked again how far it is

export class ReviewState {
  progress = $state.raw<ReviewProgress | null>(null);
  review = $state.raw<ReviewedMatch | null>(null);
  problem = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWanted = false; // by who looks at this page
  #isClosed = false;

  constructor(readonly match: string) {}

  /** Find out whether there is one. */
  look(): Promise<void> {
    return this.#hear(() => getReviewProgress(this.match));
  }

  /** Have it made, and wait for it. */
  ask(): Promise<void> {
    this.#isWanted = true;
    return this.#hear(() => askForReview(this.match));
  }

  /** Nobody looks any more; the server gives it up when nobody else waits. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #hear(asked: () => Promise<ReviewProgress>): Promise<void> {
    clearTimeout(this.#timer);
    this.problem = null;
    try {
      const progress = await asked();
      if (this.#isClosed) return;
      if (progress.state === 'none' && this.#isWanted) this.#lost(progress);
      else if (progress.state === 'done') this.review = await getReview(this.match);
      this.progress = progress;
      if (progress.state === 'waiting' || progress.state === 'running' || (progress.state === 'none' && this.#isWanted))
        this.#timer = setTimeout(() => void (progress.state === 'none' ? this.ask() : this.look()), PAUSE);
    } catch (caught) {
      this.#isWanted = false;
      this.problem = caught;
    }
  }

  /** It failed, or was given up while this page was asleep: then it is asked for again. */
  #lost({ reason }: ReviewProgress): void {
    if (reason) throw new ApiError(0, reason);
  }
}
