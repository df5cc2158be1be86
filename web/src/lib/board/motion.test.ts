import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrive, framesBetween, rememberBox } from './motion';

const box = (left: number, top: number, width: number): DOMRect => ({ left, top, width, height: 1.5 * width }) as DOMRect;

/** A card, and what became of it. */
class Card {
  style = { zIndex: '' };
  flights: { frames: Keyframe[]; options: KeyframeAnimationOptions; onfinish?: () => void }[] = [];
  constructor(private readonly at: DOMRect) {}
  getBoundingClientRect = (): DOMRect => this.at;
  animate(frames: Keyframe[], options: KeyframeAnimationOptions) {
    this.flights.push({ frames, options });
    return this.flights.at(-1)!;
  }
}

let isCalm = false;
let watched: Set<Card>;
let layOut: () => void; // what a browser does once a frame

beforeEach(() => {
  isCalm = false;
  watched ??= new Set();
  vi.stubGlobal('Element', Card);
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: (entries: { target: Card }[]) => void) {
        layOut = () => watched.size > 0 && tell([...watched].map((target) => ({ target })));
      }
      observe = (card: Card): void => void watched.add(card);
      unobserve = (card: Card): void => void watched.delete(card);
    },
  );
  rememberBox('touched', new Card(box(0, 300, 60)) as unknown as Element);
});
afterEach(() => void vi.unstubAllGlobals());

const come = (card: Card, from: string[], delay = 0): void => void arrive(card as unknown as HTMLElement, { from, delay });

test('a card flies from the first place that is known, when the frame is laid out and not before', () => {
  const card = new Card(box(100, 100, 60));
  come(card, ['nowhere', 'touched'], 40);
  expect(card.flights).toEqual([]);
  layOut();
  expect(card.flights).toMatchObject([
    { frames: [{ transform: 'translate(-100px, 200px) scale(1)' }, {}, { transform: 'none' }], options: { delay: 40 } },
  ]);
  expect(watched.size).toBe(0);
});

test('it is above the others until it has landed', () => {
  const card = new Card(box(100, 100, 60));
  come(card, ['touched']);
  expect(card.style.zIndex).toBe('30');
  layOut();
  expect(card.style.zIndex).toBe('30');
  card.flights[0]!.onfinish!();
  expect(card.style.zIndex).toBe('');
});

test('from an unknown place nothing flies, nor where motion is not wanted', () => {
  const [lost, calm] = [new Card(box(1, 1, 60)), new Card(box(1, 1, 60))];
  come(lost, ['nowhere']);
  layOut();
  expect([lost.flights, lost.style.zIndex]).toEqual([[], '']);
  isCalm = true;
  come(calm, ['touched']);
  layOut();
  expect([calm.flights, calm.style.zIndex]).toEqual([[], '']);
});

test('only what a browser moves without drawing again is animated', () => {
  const names = framesBetween(box(0, 0, 60), box(10, 10, 30)).flatMap((frame) => Object.keys(frame));
  expect(new Set(names)).toEqual(new Set(['transform', 'opacity', 'easing', 'offset']));
});
