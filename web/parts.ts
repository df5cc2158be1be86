// What is done when the page is built: modules are put together into a few files, texts become messages, and the server is told which files a screen needs.
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { firstTexts, screens as routes } from './src/lib/platform/routes.ts';

const isIn = (id: string, place: string): boolean => id.endsWith(`/${place}`) || id.includes(`/${place}/`) || id.includes(`/${place}?`);

/** A file of the built page that holds these files and folders of the page, and what they import. */
export interface ChunkPlan {
  name: string;
  places: readonly string[];
}

export const groupOf = ({ name, places }: ChunkPlan) => ({ name, test: (id: string): boolean => places.some((place) => isIn(id, place)) });

/** Fails the build when a chunk names a file or folder that the page does not have, so that a renamed file is noticed. */
export function checkChunks(chunks: readonly ChunkPlan[]): Plugin {
  return {
    name: 'check-chunks',
    apply: 'build',
    generateBundle() {
      const ids = [...this.getModuleIds()];
      const missing = chunks.flatMap(({ name, places }) =>
        places.filter((place) => !ids.some((id) => isIn(id, place))).map((place) => `${place} (${name})`),
      );
      if (missing.length > 0) this.error(`vite.config.ts names what is not there: ${missing.join(', ')}`);
    },
  };
}

/** Fluent files as they are after reading: the page need not know how they are written. */
export function messages(): Plugin {
  return {
    name: 'messages',
    transform(text, file) {
      if (!file.endsWith('.ftl')) return null;
      const body = new FluentResource(text).body.map(({ id, value, attributes }) =>
        Object.keys(attributes).length > 0 ? { id, value, attributes } : { id, value },
      );
      return `export default ${JSON.stringify({ body })}`;
    },
  };
}

/** Writes parts.json: for each address the files of its screen, and those of its texts in each language. */
export function parts(): Plugin {
  return {
    name: 'parts',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      type Chunk = (typeof chunks)[number];
      const holding = (end: string): Chunk => {
        const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
        if (!found) throw new Error(`${end} is in no file`);
        return found;
      };
      const closure = (start: Chunk, seen = new Set<Chunk>()): Set<Chunk> => {
        if (!seen.has(start)) {
          seen.add(start);
          for (const name of start.imports) closure(bundle[name] as Chunk, seen);
        }
        return seen;
      };
      const first = closure(chunks.find(({ isEntry }) => isEntry)!);
      const filesOf = (ends: string[]): string[] => {
        const wanted = new Set(ends.flatMap((end) => [...closure(holding(end))]).filter((chunk) => !first.has(chunk)));
        return [...new Set([...wanted].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName]))];
      };
      const languages = [
        ...new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => /locales\/(\w+)\/web\.ftl$/.exec(id)?.[1] ?? []))),
      ];
      const screens = routes.map(({ path, screen, texts = [], more = [] }) => ({
        path,
        files: filesOf([`/screens/${screen}.svelte`, ...more.map((name) => `/src/lib/${name}`)]),
        texts: Object.fromEntries(
          languages.map((language) => [language, filesOf([...firstTexts, ...texts].map((name) => `/locales/${language}/${name}.ftl`))]),
        ),
      }));
      this.emitFile({ type: 'asset', fileName: 'parts.json', source: JSON.stringify(screens) });
    },
  };
}
