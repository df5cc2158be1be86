import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The page is part of the Python package; its paths are relative, so that it works under any sub-path.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: { outDir: '../src/maukas/page', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'] },
});
