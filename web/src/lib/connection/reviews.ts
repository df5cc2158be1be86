// The review of a finished match, asked for over HTTP. Whoever waits for it asks how far it is, again and again.
import { ask } from './api';
import type { ReviewProgress, ReviewedMatch } from '../protocol';

const path = (match: string): string => `api/matches/${encodeURIComponent(match)}/review`;

export const getReviewProgress = (match: string) => ask<ReviewProgress>('GET', path(match));
export const askForReview = (match: string) => ask<ReviewProgress>('POST', path(match));
export const getReview = (match: string) => ask<ReviewedMatch>('GET', `${path(match)}/result`);
