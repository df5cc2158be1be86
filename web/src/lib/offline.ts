// The page stays usable without a connection: a worker keeps its files. The score pad is fetched ahead, it is made for cabins.
import { address, base } from './base';

export async function stayUsable(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(`${base}sw.js`, { scope: base });
  await import('../screens/ScorePad.svelte');
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map((entry) => entry.name);
  active?.postMessage(files.filter((name) => name.startsWith(address(''))));
}
