// Structural sharing: parts of a new value that equal the old ones are the same objects, so that only what has changed is rendered again.

/** The new value, with every part that equals the old one replaced by the old one; both are JSON. */
export function shareStructure<T>(before: unknown, now: T): T {
  if (!isComposed(before) || !isComposed(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  const parts = names.map((name) => shareStructure(before[name], now[name]));
  const isSame =
    names.length === Object.keys(before).length && names.every((name, index) => name in before && before[name] === parts[index]);
  if (isSame) return before as T;
  return (Array.isArray(now) ? parts : Object.fromEntries(names.map((name, index) => [name, parts[index]]))) as T;
}

const isComposed = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
