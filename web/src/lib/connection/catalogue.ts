// What this server offers; asked for once, and again only after a failure.
import type { Catalogue } from '../protocol';
import { getGames } from './api';

let asked: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  asked ??= getGames().catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}
