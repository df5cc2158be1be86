import { expect, test } from 'vitest';
import css from '../../app.css?raw';
import { axis, heightOf, INKS, lineLook, roundLabels } from './chart';

test.each([
  [
    [0, 12, 33],
    [0, 10, 20, 30, 40],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [0, 205, 80],
    [0, 100, 200, 300],
  ],
  [
    [-5, 20],
    [-10, 0, 10, 20],
  ],
])('the axis of %j is %j', (totals, ticks) => {
  expect(axis(totals)).toEqual(ticks);
});

test('up is better, whichever way points count', () => {
  const ticks = [0, 10, 20];
  expect(heightOf(20, ticks, 'most')).toBe(1);
  expect(heightOf(20, ticks, 'fewest')).toBe(0);
  expect(heightOf(0, ticks, 'fewest')).toBe(1);
});

test('below the chart there are few enough rounds, and the last one', () => {
  expect(roundLabels(3)).toEqual([1, 2, 3]);
  expect(roundLabels(25)).toEqual([1, 4, 7, 10, 13, 16, 19, 22, 25]);
});

test('ten lines look different', () => {
  const looks = Array.from({ length: 10 }, (_, seat) => JSON.stringify(lineLook(seat)));
  expect(new Set(looks).size).toBe(10);
});

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

test.each(['paper', 'paper-2'])('every line can be seen on %s, light and dark', (paper) => {
  const papers = new RegExp(`--${paper}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css)!.slice(1);
  for (const [index, ground] of papers.entries())
    for (const ink of INKS) expect(contrast(ink[index]!, ground), `${ink[index]} on ${ground}`).toBeGreaterThanOrEqual(3);
});
