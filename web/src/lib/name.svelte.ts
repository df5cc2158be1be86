// A name is all that is asked of anybody, and only when it is needed.
import { me, met } from './me.svelte';

export const asking = $state<{ answer: ((isNamed: boolean) => void) | null }>({ answer: null });

/** Whether I have a name, now or after I was asked for it. */
export async function named(): Promise<boolean> {
  await met();
  if (me.name !== null) return true;
  return new Promise((resolve) => {
    asking.answer = resolve;
  });
}

export function answered(isNamed: boolean): void {
  asking.answer?.(isNamed);
  asking.answer = null;
}
