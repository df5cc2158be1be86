// The page stays usable without a connection: a worker keeps its files. Every screen is fetched ahead: some need no server, the others say that it is gone.
import { address, base } from './base';
import { readScript } from '../lessons/scripts';
import { GAMES } from '../protocol';
import { loadFinished, loadRoundResult } from '../match/results';
import { loadInvitation, loadLeaving, loadNoTable, loadPaused, loadWaiting } from '../tables/tableParts';
import { screens } from './routes';
import { screenAt } from './screens';
import { needTexts } from '../texts/texts.svelte';

export async function stayUsable(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(`${base}sw.js`, { scope: base });
  await Promise.all(screens.map(({ path }) => screenAt(path).load()));
  await Promise.all([
    import('../../components/profile/SettingsMenu.svelte'),
    import('../../components/profile/NameDialog.svelte'),
    import('../../components/learn/LessonEnd.svelte'),
    ...[loadInvitation, loadWaiting, loadPaused, loadLeaving, loadNoTable].map((load) => load()),
    loadRoundResult(),
    loadFinished(),
  ]);
  await Promise.all([...GAMES.map(readScript), needTexts('judge', 'table', 'menu', 'look')]);
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map((entry) => entry.name);
  active?.postMessage(files.filter((name) => name.startsWith(address(''))));
}
