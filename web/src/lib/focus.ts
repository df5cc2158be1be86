// Who plays without a pointer never loses the place: when what had the focus is gone, something near takes it.
let wasPointer = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (wasPointer = true), { capture: true });
  window.addEventListener('keydown', () => (wasPointer = false), { capture: true });
}

/** Whether nothing has the focus, though somebody goes by it. */
export const isFocusLost = (): boolean => !wasPointer && (document.activeElement === null || document.activeElement === document.body);
