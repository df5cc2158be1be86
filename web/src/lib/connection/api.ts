// What is asked over HTTP. A refusal is thrown as an ApiError: the id and values of the text that explains it.
import { base } from '../platform/base';
import { hearPageVersion } from './pageVersion.svelte';
import { needTexts } from '../texts/texts.svelte';
import type {
  BlockWish,
  BlockedPerson,
  Catalogue,
  Companion,
  Invitation,
  InvitationWish,
  MatchSummary,
  Me,
  MeChange,
  Problem,
  ReportWish,
  RoundReplay,
  RoundResult,
  TableOpened,
  TableSummary,
  TableWish,
} from '../protocol';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(reason);
  }
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(base + path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, 'web-no-connection');
  }
  hearPageVersion(answer.headers);
  if (answer.ok) return (await answer.json()) as Answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  await needTexts('table').catch(() => undefined); // the words for it
  throw new ApiError(answer.status, problem.reason ?? 'http-failed', problem.values);
}

export const getMe = () => ask<Me>('GET', 'api/me');
export const putMe = (me: MeChange) => ask<Me>('PUT', 'api/me', me);
export const getGames = () => ask<Catalogue>('GET', 'api/games');
export const getLobby = () => ask<TableSummary[]>('GET', 'api/lobby');
export const getMyTables = () => ask<TableSummary[]>('GET', 'api/me/tables');
export const getMyMatches = () => ask<MatchSummary[]>('GET', 'api/me/matches');
export const getTable = (code: string) => ask<TableSummary>('GET', `api/tables/${encodeURIComponent(code)}`);
export const getResults = (code: string) => ask<RoundResult[]>('GET', `api/tables/${encodeURIComponent(code)}/results`);
export const getPeople = () => ask<Companion[]>('GET', 'api/me/people');
export const getInvitations = () => ask<Invitation[]>('GET', 'api/me/invitations');
export const invite = (wish: InvitationWish) => ask<InvitationWish>('POST', 'api/me/invitations', wish);
export const decline = (code: string) => ask<Invitation[]>('DELETE', `api/me/invitations/${encodeURIComponent(code)}`);
export const report = (code: string, wish: ReportWish) => ask<ReportWish>('POST', `api/tables/${encodeURIComponent(code)}/reports`, wish);
export const block = (code: string, wish: BlockWish) => ask<BlockedPerson[]>('POST', `api/tables/${encodeURIComponent(code)}/blocks`, wish);
export const getBlocked = () => ask<BlockedPerson[]>('GET', 'api/me/blocks');
export const unblock = (key: string) => ask<BlockedPerson[]>('DELETE', `api/me/blocks/${encodeURIComponent(key)}`);
export const openAgain = (match: string) => ask<TableOpened>('POST', `api/me/matches/${encodeURIComponent(match)}/again`);
export const openTable = (settings: TableWish) => ask<TableOpened>('POST', 'api/tables', settings);
export const getMatch = (id: string) => ask<MatchSummary>('GET', `api/matches/${encodeURIComponent(id)}`);
export const recordAddress = (id: string) => `${base}api/matches/${encodeURIComponent(id)}/record`;
export const getRound = (id: string, round: number) => ask<RoundReplay>('GET', `api/matches/${encodeURIComponent(id)}/rounds/${round}`);
