/** Do something now and then every so many seconds while the page is visible; returns a function that ends it. */
export function poll(seconds: number, work: () => void): () => void {
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
