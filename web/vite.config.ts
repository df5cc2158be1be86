import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { checkChunks, groupOf, messages, parts, type ChunkPlan } from './parts.ts';
import { firstTexts } from './src/lib/platform/routes.ts';

const FIRST_TEXTS = new RegExp(`/locales/(\\w+)/(?:${firstTexts.join('|')})\\.ftl$`);

// A few files instead of many small ones: what every screen needs, what screens with a frame share, what tables share, and the first texts.
const chunks: ChunkPlan[] = [
  {
    name: 'core',
    places: [
      'node_modules/svelte',
      'node_modules/@fluent',
      'src/main.ts',
      'src/components/cards',
      'src/components/faces/Face.svelte',
      'src/components/ui/Button.svelte',
      'src/lib/protocol.ts',
      'src/lib/connection/catalogue.ts',
      'src/lib/connection/socket.ts',
      'src/lib/match/results.ts',
      'src/lib/match/totals.ts',
      'src/lib/platform/notifications.ts',
      'src/lib/tables/codes.ts',
      'src/lib/tables/tableParts.ts',
      'src/lib/tables/timing.ts',
    ],
  },
  {
    name: 'frame',
    places: [
      'src/components/frame/Page.svelte',
      'src/components/games/Fan.svelte',
      'src/components/games/GameLinks.svelte',
      'src/components/ui/Dialog.svelte',
      'src/components/ui/ErrorNotice.svelte',
      'src/components/ui/LineForm.svelte',
      'src/components/ui/RadioGroup.svelte',
      'src/components/ui/Stepper.svelte',
      'src/components/ui/Switch.svelte',
      'src/lib/tables/quickstart.ts',
    ],
  },
  {
    name: 'play',
    places: [
      'src/components/table/Countdown.svelte',
      'src/components/table/Playing.svelte',
      'src/components/table/NextDeal.svelte',
      'src/components/ui/LiveRegion.svelte',
      'src/components/ui/LineIcon.svelte',
      'src/lib/connection/tableState.svelte.ts',
      'src/lib/speech/tableVoice.svelte.ts',
    ],
  },
];
const texts = { name: (id: string) => `texts-${FIRST_TEXTS.exec(id)![1]}`, debugName: 'texts', test: FIRST_TEXTS };

// The page is part of the Python package; its paths are relative, so that it works under any sub-path.
export default defineConfig({
  base: './',
  plugins: [svelte(), messages(), checkChunks(chunks), parts()],
  build: {
    outDir: '../src/maukas/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [...chunks.map(groupOf), texts] } } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'], css: { include: /app\.css/ } },
});
