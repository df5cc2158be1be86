// A name is all that is asked of anybody, and only when it is needed.
import { me, identified } from './me.svelte';

export const nameRequest = $state<{ answer: ((isNamed: boolean) => void) | null }>({ answer: null });

/** Whether I have a name, now or after I was asked for it. */
export async function ensureName(): Promise<boolean> {
  await identified();
  if (me.name !== null) return true;
  return new Promise((resolve) => {
    nameRequest.answer = resolve;
  });
}

export function answerNameRequest(isNamed: boolean): void {
  nameRequest.answer?.(isNamed);
  nameRequest.answer = null;
}
