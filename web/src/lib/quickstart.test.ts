import { expect, test } from 'vitest';
import type { Chair, Table } from './protocol';
import { nextStep } from './quickstart';

const table = (phase: Table['phase'], ...kinds: Chair['kind'][]): Table =>
  ({ phase, chairs: kinds.map((kind) => ({ kind })) }) as unknown as Table;

test('bots fill the seats, then the match begins, then there is nothing left to do', () => {
  expect(nextStep(table('waiting', 'person', 'free', 'free'), 'strong')).toEqual({ type: 'fill', level: 'strong' });
  expect(nextStep(table('waiting', 'person', 'bot', 'bot'), 'strong')).toEqual({ type: 'start' });
  expect(nextStep(table('dealing', 'person', 'bot', 'bot'), 'strong')).toBeNull();
});
