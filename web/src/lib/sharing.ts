// News in which everything that is as it was is the same object as before: who shows one part need not look again when another has changed.

/** What is now, made of the parts of what was before as far as they are equal; it is written in JSON. */
export function sharing<T>(before: unknown, now: T): T {
  if (!isComposed(before) || !isComposed(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  const parts = names.map((name) => sharing(before[name], now[name]));
  const isSame = names.length === Object.keys(before).length && names.every((name, index) => name in before && before[name] === parts[index]);
  if (isSame) return before as T;
  return (Array.isArray(now) ? parts : Object.fromEntries(names.map((name, index) => [name, parts[index]]))) as T;
}

const isComposed = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
