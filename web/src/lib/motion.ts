// How cards move: from a place on the table, known by its name, to where they now lie.
import { cubicOut } from 'svelte/easing';
import type { Action } from 'svelte/action';
import type { TransitionConfig } from 'svelte/transition';

const places = new Map<string, DOMRect | Element>();
const LENGTH = 280;

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Gives an element a name that cards can come from: `pile`, `seat-2`, `hand`. */
export const place: Action<HTMLElement, string> = (node, name) => {
  places.set(name, node);
  let now = name;
  return {
    update(next) {
      if (places.get(now) === node) places.delete(now);
      places.set((now = next), node);
    },
    destroy() {
      if (places.get(now) === node) places.delete(now);
    },
  };
};

/** Remembers where something was when it was touched: it will be gone when its move is told. */
export function leaveFrom(name: string, node: Element): void {
  places.set(name, node.getBoundingClientRect());
}

/** Where a place is now. */
export function whereIs(name: string): DOMRect | null {
  const found = places.get(name);
  return found instanceof Element ? found.getBoundingClientRect() : (found ?? null);
}

/** A card arrives from the first of these places that is known. */
export function arrive(node: Element, { from, delay = 0 }: { from: string[]; delay?: number }): TransitionConfig {
  const start = from.map(whereIs).find((each) => each !== null);
  if (!start || isCalm()) return { duration: 0 };
  const end = node.getBoundingClientRect();
  if (end.width === 0) return { duration: 0 };
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  const scale = Math.min(1.2, Math.max(0.35, start.width / end.width));
  return {
    delay,
    duration: LENGTH,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${u * x}px, ${u * y}px) scale(${t + u * scale}); opacity: ${Math.min(1, 0.3 + 2 * t)}; z-index: 30`,
  };
}
