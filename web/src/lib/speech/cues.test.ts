import { expect, test } from 'vitest';
import type { Sentence } from '../texts/sentences';
import { cuesOf, panOf } from './cues';

const TABLE = { me: 0, seats: 4, isClockwise: true, call: 'play-said-dos' };
const heard = (story: Sentence[], isClockwise = true): string[] => cuesOf(story, { ...TABLE, isClockwise }).map(({ sound }) => sound);

test('the others are heard from where they sit, clockwise from the left, and I in the middle', () => {
  expect([0, 1, 2, 3].map((seat) => panOf(seat, 0, 4))).toEqual([0, -0.8, 0, 0.8]);
  expect([0, 1, 2, 3].map((seat) => panOf(seat, 2, 4))).toEqual([0, 0.8, 0, -0.8]);
  expect(panOf(1, 0, 2)).toBe(0);
  expect([0, 2].map((seat) => panOf(seat, null, 3))).toEqual([-0.8, 0.8]);
});

test('a card sounds by its colour, a chosen colour after the card that chose it', () => {
  expect(heard([{ id: 'play-said-lays', seat: 1, cards: ['G7'] }])).toEqual(['G']);
  expect(heard([{ id: 'play-said-change', seat: 1, colour: 'B' }])).toEqual(['wild', 'B']);
  expect(heard([{ id: 'play-said-covers', seat: 1, cards: ['D'], target: 'R2' }])).toEqual(['wild']);
});

test('what a card does is heard after it, where it happens', () => {
  const story = [
    { id: 'play-said-lays', seat: 1, cards: ['R+4'] },
    { id: 'play-said-takes', seat: 3, count: 4 },
    { id: 'play-said-skipped', seat: 3 },
    { id: 'play-said-your-turn', seat: 0 },
  ];
  expect(cuesOf(story, TABLE)).toEqual([
    { sound: 'R', pan: -0.8 },
    { sound: 'take', pan: 0.8 },
    { sound: 'stop', pan: 0.8 },
  ]);
});

test('the direction, calls, catches, and the end of a round', () => {
  expect(heard([{ id: 'play-said-direction', seat: 1 }], false)).toEqual(['anticlockwise']);
  expect(heard([{ id: 'play-said-direction', seat: 1 }], true)).toEqual(['clockwise']);
  expect(heard([{ id: 'play-said-dos', seat: 1 }])).toEqual(['call']);
  expect(heard([{ id: 'play-said-catches', seat: 1, other: 0 }])).toEqual(['catch']);
  expect(heard([{ id: 'play-said-out', seat: 0 }])).toEqual(['win']);
  expect(heard([{ id: 'play-said-out', seat: 2 }])).toEqual(['lose']);
  expect(heard([{ id: 'play-said-ends', seat: 2 }])).toEqual([]);
});
