// How faces are drawn: as SVG in text, as the cards are.
import { PEOPLE, TONES } from './face';

const SKINS = ['#fbe2cc', '#e3b38c', '#a06c4a'];
const HAIRS = ['#3b2a22', '#d9a441', '#8a4b2a', '#23262b', '#b9b4aa'];
const MOUTHS = ['M-4 8.5 Q0 12 4 8.5', 'M-4 9 Q0 10.5 4 9'];

/** What a person has on the head, over a face of 10 around (0, 4). */
const HEADS: readonly ((hair: string) => string)[] = [
  (hair) => `<path fill="${hair}" d="M-10.5 4 C-11 -9 11 -9 10.5 4 C7 -1 -3 1 -10.5 4Z"/>`, // short
  (hair) => `<path fill="${hair}" d="M-10.5 13 C-14 -10 14 -10 10.5 13 L8 13 C10 4 7 -2 0 -1 C-7 -2 -10 4 -8 13Z"/>`, // long
  (hair) => `<circle cy="-9.5" r="4.5" fill="${hair}"/><path fill="${hair}" d="M-10.5 4 C-11 -10 11 -10 10.5 4 C8 -3 -8 -3 -10.5 4Z"/>`, // a bun
  () =>
    '<path fill="#f4f1e6" d="M-10.8 1 C-11 -11 11 -11 10.8 1Z"/><path fill="#fff" d="M-11.5 -1 H11.5 V3 H-11.5Z"/><circle cy="-10" r="3" fill="#fff"/>', // a woollen cap
  (hair) =>
    `<g fill="${hair}"><circle cx="-8" cy="0" r="4"/><circle cx="-4" cy="-5" r="4.5"/><circle cx="3" cy="-5.5" r="4.8"/><circle cx="8.5" cy="-.5" r="4"/></g>`, // curls
  (hair) => `<path fill="${hair}" d="M-10 5 C-10 18 10 18 10 5 C7 8.5 4 6.5 0 6.5 C-4 6.5 -7 8.5 -10 5Z"/>`, // a beard
  (hair) =>
    `<path fill="${hair}" d="M-10.5 3 C-10 -9 10 -9 10.5 3 C4 -3 2 -3 0 -5 C-2 -3 -4 -3 -10.5 3Z"/><g fill="none" stroke="${hair}" stroke-width="4" stroke-linecap="round"><path d="M-11 6 V14 M11 6 V14"/></g>`, // plaits
  () => '<path fill="#2c3b44" d="M-10.8 .5 C-10.5 -10 10.5 -10 10.8 .5 L15.5 1.5 Q15.5 3.5 12 3.2 L-10.8 2.2Z"/>', // a cap
];

/** What is drawn in a circle of 20 around the middle. */
export function drawing(number: number): string {
  const kind = Math.floor(number / TONES.length) % HEADS.length;
  const rest = Math.floor(number / (TONES.length * HEADS.length));
  return number < PEOPLE ? person(kind, rest, number) : bot(kind);
}

function person(kind: number, rest: number, number: number): string {
  const skin = SKINS[rest % SKINS.length]!;
  const hair = HAIRS[(number * 7 + rest) % HAIRS.length]!;
  const mouth = MOUTHS[Math.floor(rest / SKINS.length) % MOUTHS.length]!;
  const isBearded = kind === 5;
  const head = `<circle cy="4" r="10" fill="${skin}"/>`;
  const look = `<g fill="none" stroke="#1d2a2e" stroke-width="2" stroke-linecap="round"><path d="M-4 3 V4.2 M4 3 V4.2"/><path d="${mouth}"/></g>`;
  return `<g transform="scale(1.2)">${isBearded ? head + HEADS[kind]!(hair) + look : head + look + HEADS[kind]!(hair)}</g>`;
}

const AERIALS = ['M0 -6 V-12', 'M-5 -6 L-8 -12 M5 -6 L8 -12', 'M0 -6 V-9 M-4 -11 H4', 'M5 -6 V-13'];
const EYES = ['M-4.5 2 V4 M4.5 2 V4', 'M-6 3 H-3 M3 3 H6'];

/** No person: a box with an aerial. */
function bot(kind: number): string {
  return `<g fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"><path d="${AERIALS[kind % 4]}"/><rect x="-10.5" y="-5" width="21" height="17" rx="5" fill="#ffffff2e"/><path d="${EYES[Math.floor(kind / 4)]} M-4 8 H4"/></g>`;
}
