// Dragging a card: a picture of it follows the pointer, and what lies below says by `data-drop` where it was let go.
import type { Action } from 'svelte/action';

const FAR = 10; // pixels, before a touch becomes a drag

export interface Drag {
  onlift: () => void;
  ondrop: (spot: string) => void;
}

export const draggable: Action<HTMLElement, Drag | undefined> = (node, given) => {
  let drag = given;
  let start: PointerEvent | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent) {
    if (drag && event.isPrimary && event.button === 0) start = event;
  }

  function move(event: PointerEvent) {
    if (!start || !drag) return;
    if (!ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
    if (!ghost) {
      ghost = pictureOf(node);
      node.setPointerCapture(event.pointerId);
      drag.onlift();
    }
    ghost.style.translate = `${event.clientX - start.clientX}px ${event.clientY - start.clientY}px`;
  }

  function up(event: PointerEvent) {
    const wasDragged = ghost !== null;
    end();
    if (!wasDragged) return;
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }));
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]');
    if (below) drag?.ondrop(below.dataset.drop!);
  }

  function end() {
    ghost?.remove();
    ghost = start = null;
  }

  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: end, lostpointercapture: end };
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
  return {
    update: (next) => void (drag = next),
    destroy: end,
  };
};

const swallow = (event: Event): void => event.stopImmediatePropagation();

function pictureOf(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const picture = node.cloneNode(true) as HTMLElement;
  picture.setAttribute('aria-hidden', 'true');
  picture.inert = true;
  Object.assign(picture.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    zIndex: '60',
    pointerEvents: 'none',
    transform: 'none',
    transition: 'none',
  });
  document.body.append(picture);
  return picture;
}
