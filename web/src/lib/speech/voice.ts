// The browser's own voice, for those who listen without a screen reader: what is announced, and what the focus comes to. What is stale is cut off.
let following: AbortController | undefined;

/** Say something; whatever is still being said is dropped. */
export function speak(text: string, language: string): void {
  if (typeof speechSynthesis === 'undefined' || text === '') return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  speechSynthesis.speak(utterance);
}

/** Say the name of whatever gets the focus, until `stop`. */
export function followFocus(language: () => string): void {
  if (following) return;
  following = new AbortController();
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches('a, button, input, select, summary, textarea')) return;
      const label = (target as HTMLInputElement).labels?.[0]?.innerText;
      speak((target.ariaLabel ?? label ?? target.innerText).trim(), language());
    },
    { signal: following.signal },
  );
}

export function stop(): void {
  following?.abort();
  following = undefined;
  if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
}
