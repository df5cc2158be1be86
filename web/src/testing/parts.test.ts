// The build notices a file that was renamed or moved: otherwise it would be in a file of its own, and nobody would see that.
import { expect, test } from 'vitest';
import { checkChunks, type ChunkPlan } from '../../parts.ts';

const IDS = ['/page/src/main.ts', '/page/src/components/cards/CardFace.svelte', '/page/src/components/ui/Button.svelte?svelte&type=style'];

/** What the build says about a plan; nothing if all is well. */
function said(plan: ChunkPlan): string {
  const errors: string[] = [];
  const build = { getModuleIds: () => IDS.values(), error: (text: string) => errors.push(text) };
  const { generateBundle } = checkChunks([plan]);
  (generateBundle as unknown as (this: typeof build) => void).call(build);
  return errors.join();
}

test('a plan names files and folders of the page', () => {
  expect(said({ name: 'core', places: ['src/main.ts', 'src/components/cards', 'src/components/ui/Button.svelte'] })).toBe('');
});

test.each(['src/Main.ts', 'src/components/card', 'src/components/ui/Butto'])('%s is not there, and that is said', (place) => {
  expect(said({ name: 'core', places: ['src/main.ts', place] })).toBe(`vite.config.ts names what is not there: ${place} (core)`);
});
