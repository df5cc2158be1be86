// Which screen is shown: the path after the base.
import { base } from './base';
import { pageVersion } from '../connection/pageVersion.svelte';

const here = (): string => (location.pathname.startsWith(base) ? location.pathname.slice(base.length) : '');

export const route = $state({ path: here(), query: location.search });

export function go(path: string, replace = false): void {
  if (pageVersion.renew(base + path)) return; // the next screen comes with the new page
  history[replace ? 'replaceState' : 'pushState'](null, '', base + path);
  update();
  scrollTo(0, 0);
}

/** Change the address in the address bar without going anywhere. */
export function note(path: string): void {
  history.replaceState(null, '', base + path);
  update();
}

function update(): void {
  route.path = here();
  route.query = location.search;
}

addEventListener('popstate', update);

/** For links: stay in the page, unless somebody wants another tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement).href;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const url = new URL(link);
  go(url.pathname.slice(base.length) + url.search);
}
