// The page stays usable without a connection: a worker keeps its files. What needs no server is fetched ahead: score pad, rules, first games.
import { address, base } from './base';
import { readScript } from './lessons/scripts';
import { screenAt } from './screens';
import { need } from './texts.svelte';

export async function stayUsable(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(`${base}sw.js`, { scope: base });
  await Promise.all(['scores', 'rules/dos', 'learn', 'learn/dos'].map((path) => screenAt(path).load()));
  await Promise.all([import('./components/SettingsMenu.svelte'), import('./components/learn/LessonEnd.svelte')]);
  await Promise.all([readScript('maumau'), readScript('dos'), need('judge', 'table')]);
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map((entry) => entry.name);
  active?.postMessage(files.filter((name) => name.startsWith(address(''))));
}
