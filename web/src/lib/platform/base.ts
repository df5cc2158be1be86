// Where the page lives: the sub-path that the server has it under, with a slash at its end.
const scripts = new URL(import.meta.url).pathname;

export const base = scripts.includes('/assets/') ? scripts.slice(0, scripts.lastIndexOf('/assets/') + 1) : '/';

export const address = (path: string): string => new URL(base + path, location.href).href;
