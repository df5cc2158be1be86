import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { messages, parts } from './parts.ts';
import routes from './src/lib/routes.json' with { type: 'json' };

const FIRST_TEXTS = new RegExp(`/locales/(\\w+)/(?:${routes.texts.join('|')})\\.ftl$`);

// A few files instead of many small ones: what every screen needs, what screens with a frame share, what tables share, and the first texts.
const groups = [
  { name: 'core', test: /\/src\/main\.ts$|\/node_modules\/(svelte|@fluent)\/|\/components\/(cards\/|Button|Dialog)|\/lib\/(catalogue|choices|codes|protocol|quickstart|socket|standing)/ },
  { name: 'frame', test: /\/components\/(Page|Trouble|Fan|GameLinks|Stepper|Switch|Choice)\.svelte$/ },
  { name: 'play', test: /\/components\/(table\/(Playing|Countdown|Scores|LeftHands)|Keys)\.svelte$/ },
  { name: (id: string) => `texts-${FIRST_TEXTS.exec(id)![1]}`, debugName: 'texts', test: FIRST_TEXTS },
];

// The page is part of the Python package; its paths are relative, so that it works under any sub-path.
export default defineConfig({
  base: './',
  plugins: [svelte(), messages(), parts()],
  build: {
    outDir: '../src/maukas/page', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'] },
});
