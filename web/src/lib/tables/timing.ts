// The few values that people choose from, each with the id of its text.
export const PACES = [
  { value: 2, id: 'web-pace-slow' },
  { value: 1, id: 'web-pace-usual' },
  { value: 0.4, id: 'web-pace-quick' },
] as const satisfies readonly { value: number; id: string }[];

/** Seconds to call before anybody may catch: at first, and what a table can have. */
export const USUAL_GRACE = 2;
export const GRACES = { low: 2, high: 10 } as const;

export const clockId = (clock: number): string => `web-clock-${clock}`;
