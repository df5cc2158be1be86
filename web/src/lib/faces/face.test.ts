import { describe, expect, it } from 'vitest';
import type { Chair } from '../protocol';
import { drawing } from './drawing';
import { distinct, facesOfPlayers, PEOPLE, TONES, toneOf } from './face';

const face = (number: number): string => toneOf(number) + drawing(number);

describe('faces', () => {
  it('differ from each other, and are always the same for a number', () => {
    const all = Array.from({ length: PEOPLE }, (_, number) => face(number));
    expect(new Set(all).size).toBe(PEOPLE);
    expect(face(123)).toBe(all[123]);
  });

  it('show bots as bots', () => {
    expect(face(PEOPLE + 5)).not.toBe(face(5));
    expect(face(PEOPLE + 5)).toContain('<rect');
  });

  it('have a colour of their own at a table, the first come keep theirs', () => {
    const faces = distinct([12, 22, 12, PEOPLE + 2]);
    expect(faces[0]).toBe(12);
    expect(new Set(faces.map(toneOf)).size).toBe(4);
    expect(faces.map((each) => Math.floor(each / TONES.length))).toEqual([1, 2, 1, PEOPLE / TONES.length]); // the rest of them stays
  });

  it('are those of the players, as long as these sit on their chairs', () => {
    const chairs: Chair[] = [
      { kind: 'person', name: 'Ada', face: 12 },
      { kind: 'bot', name: 'Birk', face: PEOPLE + 2 },
    ];
    expect(facesOfPlayers(['Ada', 'Birk'], chairs)).toEqual([12, PEOPLE + 3]);
    expect(facesOfPlayers(['Ada', 'Cilla'], chairs)).toBeUndefined();
  });
});
