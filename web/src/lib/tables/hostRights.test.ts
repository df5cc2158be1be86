import { describe, expect, it } from 'vitest';
import { isHost, removableAt } from './hostRights';
import type { Chair, TableSnapshot } from '../protocol';
import { SNAPSHOT } from '../../testing/examples';

const ADA: Chair = { kind: 'person', name: 'Ada', present: true, patience: 120 };
const BO: Chair = { kind: 'person', name: 'Bo', present: true, patience: 120 };
const BOT: Chair = { kind: 'bot', name: 'Cat', level: 'casual', present: true, ready: true };
const TABLE: TableSnapshot = { ...SNAPSHOT, view: null, chairs: [ADA, BO, BOT, { kind: 'free' }] };

const at = (changed: Partial<TableSnapshot>, seat = 1, turn: number | null = 1): number | null =>
  removableAt({ ...TABLE, ...changed }, seat, turn, 5000);
const withBo = (changed: Partial<Chair>): Partial<TableSnapshot> => ({ chairs: [ADA, { ...BO, ...changed }, BOT, { kind: 'free' }] });

describe('whom a host may remove', () => {
  it('is anyone who has kept everybody waiting for long', () => {
    expect(at({})).toBe(125_100);
    expect(at({}, 1, 0)).toBeNull();
    expect(at({ phase: 'dealing' })).toBeNull();
  });

  it('is anyone who has left, or waits for a seat', () => {
    expect(at(withBo({ stand_in: true, patience: 0 }), 1, 0)).toBe(0);
    expect(at({ chairs: [ADA, BO, { ...BOT, next: 'Eve' }, { kind: 'free' }] }, 2)).toBe(0);
  });

  it('is nobody who plays, be it a bot, nor where a clock decides', () => {
    expect(at({ chairs: [ADA, { kind: 'person', name: 'Bo' }, BOT, { kind: 'free' }] })).toBeNull();
    expect(at({}, 2, 2)).toBeNull();
  });

  it('is everybody else between matches', () => {
    expect([0, 1, 2, 3].map((seat) => at({ phase: 'waiting' }, seat))).toEqual([null, 0, 0, null]);
  });

  it('is nobody who is there, and never the host, for who only acts for the host', () => {
    expect(at({ phase: 'waiting', host: null })).toBeNull();
    expect(at({ phase: 'waiting', host: 1, ...withBo({ present: false }) })).toBeNull();
    expect(at({ phase: 'waiting', host: null, ...withBo({ present: false }) })).toBe(0);
  });

  it('is nobody for the others', () => {
    expect(at({ phase: 'waiting', hosting: false })).toBeNull();
  });
});

it('a host need not have a seat; who acts for the host has one', () => {
  expect(isHost(TABLE)).toBe(true);
  expect(isHost({ ...TABLE, you: null, host: null })).toBe(true);
  expect(isHost({ ...TABLE, host: null })).toBe(false);
  expect(isHost({ ...TABLE, you: 1, hosting: false })).toBe(false);
});
