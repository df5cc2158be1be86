import { expect, test } from 'vitest';
import { shareStructure } from './structuralSharing';

const BEFORE = {
  turn: 1,
  hand: ['R5', 'B2'],
  row: [
    { card: 'G4', covered_by: [] as string[] },
    { card: 'Y1', covered_by: ['Y1'] },
  ],
  window: null,
};
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('what is equal is the same object as before', () => {
  expect(shareStructure(BEFORE, copy(BEFORE))).toBe(BEFORE);
});

test('where one part has changed, the others are the same as before', () => {
  const now = { ...copy(BEFORE), turn: 2 };
  const found = shareStructure(BEFORE, now);
  expect(found).toEqual(now);
  expect(found).not.toBe(BEFORE);
  expect(found.hand).toBe(BEFORE.hand);
  expect(found.row).toBe(BEFORE.row);
});

test('a change deep inside is seen on the whole way to it, and only there', () => {
  const now = copy(BEFORE);
  now.row[0]!.covered_by.push('G4');
  const found = shareStructure(BEFORE, now);
  expect(found).toEqual(now);
  expect(found.row).not.toBe(BEFORE.row);
  expect(found.row[1]).toBe(BEFORE.row[1]);
});

test.each([
  ['shorter', ['R5'], ['R5', 'B2']],
  ['longer', ['R5', 'B2', 'B2'], ['R5', 'B2']],
  ['of another kind', { 0: 'R5' }, ['R5']],
  ['nothing', null, ['R5']],
  ['something at last', ['R5'], null],
  ['without a part', { turn: 1 }, { turn: 1, debt: 2 }],
  ['with another part that is missing', { turn: undefined }, { debt: undefined }],
])('what is %s is as it is now', (_, now, before) => {
  expect(shareStructure<unknown>(before, now)).toStrictEqual(now);
});

test('nothing of what was before is changed', () => {
  const before = copy(BEFORE);
  shareStructure(before, { ...copy(BEFORE), turn: 3, hand: ['R5'] });
  expect(before).toEqual(BEFORE);
});
