// How cards move: from a place on the table, known by its name, to where they now lie.
import type { Action } from 'svelte/action';
import type { TransitionConfig } from 'svelte/transition';

const anchors = new Map<string, DOMRect | Element>();
const LENGTH = 280;
const SLOWING = 'cubic-bezier(0.33, 1, 0.67, 1)';

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Gives an element a name that cards can come from: `pile`, `seat-2`, `hand`. */
export const anchor: Action<HTMLElement, string> = (node, name) => {
  anchors.set(name, node);
  let now = name;
  return {
    update(next) {
      if (anchors.get(now) === node) anchors.delete(now);
      anchors.set((now = next), node);
    },
    destroy() {
      if (anchors.get(now) === node) anchors.delete(now);
    },
  };
};

/** Remembers where something was when it was touched: it will be gone when its move is told. */
export function rememberBox(name: string, node: Element): void {
  anchors.set(name, node.getBoundingClientRect());
}

/** Where a place is now. */
export function boxOf(name: string): DOMRect | null {
  const found = anchors.get(name);
  return found instanceof Element ? found.getBoundingClientRect() : (found ?? null);
}

interface Arrival {
  from: string[];
  delay?: number;
}

const coming = new Map<Element, Arrival>();
let layouts: ResizeObserver | undefined;

/** A card arrives from the first of these places that is known. Where it flies is read when the frame is laid out anyway: to ask earlier would lay it out twice. */
export function arrive(node: HTMLElement, arrival: Arrival): TransitionConfig {
  if (!isCalm() && !document.hidden) {
    node.style.zIndex = '30';
    coming.set(node, arrival);
    layouts ??= new ResizeObserver(land);
    layouts.observe(node);
  }
  return { duration: 0 };
}

function land(entries: readonly ResizeObserverEntry[]): void {
  const flights = entries.map(({ target }) => ({ node: target as HTMLElement, ...pathOf(target) })); // all is read before anything is written
  for (const { node, frames, delay } of flights) {
    layouts?.unobserve(node);
    coming.delete(node);
    const settle = (): void => void (node.style.zIndex = '');
    if (frames) node.animate(frames, { duration: LENGTH, delay: delay ?? 0, fill: 'backwards' }).onfinish = settle;
    else settle();
  }
}

function pathOf(node: Element): { frames?: Keyframe[]; delay?: number } {
  const { from = [], delay = 0 } = coming.get(node) ?? {};
  const start = from.map(boxOf).find((each) => each !== null);
  const end = node.getBoundingClientRect();
  if (!start || end.width === 0) return {};
  return { frames: framesBetween(start, end), delay };
}

/** From one box to another: only what moves without being drawn again, so that it goes on evenly whatever else the page does. */
export function framesBetween(start: DOMRect, end: DOMRect): Keyframe[] {
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  const scale = Math.min(1.2, Math.max(0.35, start.width / end.width));
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.3, easing: SLOWING },
    { opacity: 1, offset: 0.13 },
    { transform: 'none', opacity: 1 },
  ];
}
