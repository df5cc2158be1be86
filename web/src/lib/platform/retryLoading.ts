// What to do when a part of the page did not come.
import { base } from './base';

/** Load a part that failed before; a browser that keeps the failure has to load the whole page again, once the server answers. */
export async function retryLoading(
  load: () => Promise<unknown>,
  isReachable: () => Promise<boolean> = async () => (await fetch(`${base}health`, { cache: 'no-store' })).ok,
  reload: () => void = () => location.reload(),
): Promise<boolean> {
  try {
    await load();
    return true;
  } catch {
    if (await isReachable().catch(() => false)) reload();
    return false;
  }
}
