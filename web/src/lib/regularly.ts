/** Do something now and again and again while the page is seen; gives back what ends it. */
export function regularly(seconds: number, work: () => void): () => void {
  const doIt = (): void => {
    if (document.visibilityState === 'visible') work();
  };
  const timer = setInterval(doIt, 1000 * seconds);
  document.addEventListener('visibilitychange', doIt);
  doIt();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', doIt);
  };
}
