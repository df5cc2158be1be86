// Codes of tables, as people write, paste and read them.

/** The code that somebody means who writes capitals, spaces or hyphens, or pastes a whole link; empty if there is none. */
export function readCode(written: string): string {
  const link = /(?:^|\/)t\/([^/?#\s]+)/i.exec(written);
  return (link?.[1] ?? written).toLowerCase().replace(/[^a-z]/g, '');
}

/** A code in groups of four letters, to be read aloud. */
export const spoken = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';
