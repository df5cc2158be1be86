// For those who play by keyboard: when the element with the focus is gone, something near it takes the focus. Who only reads the page is left alone.
let wasPointer = false;
let last: Element | null = null; // that had the focus

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (wasPointer = true), { capture: true });
  window.addEventListener('keydown', () => (wasPointer = false), { capture: true });
  window.addEventListener('focusin', ({ target }) => (last = target as Element), { capture: true });
}

/** Whether nothing has the focus, because what had it is gone or can no longer be used, although the keyboard was used last. */
export function isFocusLost(): boolean {
  const isNowhere = document.activeElement === null || document.activeElement === document.body;
  return (
    !wasPointer && isNowhere && last !== null && (!last.isConnected || last.matches(':disabled') || last.getClientRects().length === 0)
  );
}
