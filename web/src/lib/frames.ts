// Work that nobody waits for: it comes after the next frame, so that what moves is seen first.
const LATEST = 200;                                     // a page that nobody sees has no frames

/** Do something when the next frame is on the screen; gives back how to leave it undone. */
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
