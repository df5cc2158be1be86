// What is asked over HTTP. A refusal is thrown as a Problem: the id and values of the text that explains it.
import { base } from './base';
import { hearEdition } from './edition.svelte';
import { need } from './texts.svelte';
import type { MatchSummary, RoundReplay, SettingsWanted, TableSummary } from './protocol';

export interface Me {
  name: string | null;
  language: string | null;
  preferences: Record<string, unknown>;
}

export interface Option {
  name: string;
  default: string | number | boolean;
  values: (string | boolean)[] | null;
  low: number | null;
  high: number | null;
}

export interface GameInfo {
  name: 'maumau' | 'dos';
  least_seats: number;
  most_seats: number;
  options: Option[];
  presets: Record<string, Record<string, string | number | boolean>>;
}

export interface Catalogue {
  version: string;
  protocol: number;
  games: GameInfo[];
  levels: string[];
  clocks: number[];
  reactions: string[];
}

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(reason);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(base + path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Problem(0, 'web-no-connection');
  }
  hearEdition(answer.headers);
  if (answer.ok) return (await answer.json()) as Answer;
  const problem = (await answer.json().catch(() => ({}))) as { reason?: string; values?: Record<string, string | number> };
  await need('table').catch(() => undefined);           // the words for it
  throw new Problem(answer.status, problem.reason ?? 'http-failed', problem.values);
}

export const getMe = () => ask<Me>('GET', 'api/me');
export const putMe = (me: Partial<Me> & { name: string }) => ask<Me>('PUT', 'api/me', me);
export const getGames = () => ask<Catalogue>('GET', 'api/games');
export const getLobby = () => ask<TableSummary[]>('GET', 'api/lobby');
export const getMyTables = () => ask<TableSummary[]>('GET', 'api/me/tables');
export const getMyMatches = () => ask<MatchSummary[]>('GET', 'api/me/matches');
export const getTable = (code: string) => ask<TableSummary>('GET', `api/tables/${encodeURIComponent(code)}`);
export const openTable = (settings: SettingsWanted) => ask<{ code: string }>('POST', 'api/tables', settings);
export const getMatch = (id: string) => ask<MatchSummary>('GET', `api/matches/${encodeURIComponent(id)}`);
export const recordAddress = (id: string) => `${base}api/matches/${encodeURIComponent(id)}/record`;
export const getRound = (id: string, round: number) => ask<RoundReplay>('GET', `api/matches/${encodeURIComponent(id)}/rounds/${round}`);
