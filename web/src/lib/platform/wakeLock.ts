// A screen that everybody looks at and nobody touches must not go dark. Browsers have a lock for that, where the page came over TLS.

/** Whether this browser can keep the screen awake. */
export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** Keep the screen awake until the returned function is called; a browser drops its lock whenever the page is hidden. */
export function stayAwake(): () => void {
  if (!canStayAwake()) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  const hold = async (): Promise<void> => {
    if (isOver || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
    } catch {
      lock = null; // the battery is low, or somebody forbids it
    }
  };

  document.addEventListener('visibilitychange', hold);
  void hold();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release().catch(() => undefined);
  };
}
