import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The page is part of the Python package; its paths are relative, so that it works under any sub-path.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: {
    outDir: '../src/maukas/page', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0,
    // All that the first load needs in one file: parts that other screens share do not become files of their own.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'core', tags: ['$initial'] }] } } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'] },
});
