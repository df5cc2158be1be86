// Work that can wait until after the next frame, so that animations start first.
const LATEST = 200; // a page that nobody sees has no frames

/** Do something when the next frame is on the screen; returns a function that cancels it. */
export function afterFrame(work: () => void): () => void {
  let timer = setTimeout(work, LATEST);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
