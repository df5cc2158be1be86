// The parts of a table that nobody needs for a first card. Whoever leads to one has it loaded ahead.
export const loadInvitation = () => import('../../components/table/NameFirst.svelte');
export const loadWaiting = () => import('../../components/table/Waiting.svelte');
export const loadBubbles = () => import('../../components/table/Bubbles.svelte');
export const loadPlayKeys = () => import('../../components/table/PlayKeys.svelte');
export const loadSelectionBar = () => import('../../components/table/SelectionBar.svelte');
export const loadHastenBots = () => import('../../components/table/HastenBots.svelte');
export const loadCatching = () => import('../../components/table/CatchButtons.svelte');
export const loadWatching = () => import('../../components/table/Watching.svelte');
export const loadPaused = () => import('../../components/table/Paused.svelte');
export const loadLeaving = () => import('../../components/table/LeaveTable.svelte');
export const loadKeyListener = () => import('../../components/table/KeyListener.svelte');
export const loadRoundOver = () => import('../../components/table/RoundOver.svelte');
export const loadNoTable = () => import('../../components/table/NoTable.svelte');

/** Have a part in time; if it does not come now, it is asked for again where it is shown. */
export const ahead = (...parts: (() => Promise<unknown>)[]): void => void Promise.all(parts.map((load) => load())).catch(() => undefined);
