import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { packed } from './build/packed.ts';
import { ROOT, thirdParty } from './build/thirdParty.ts';

export default defineConfig({
  base: './', // a proxy may put the house into any folder: see client.py
  plugins: [
    svelte({ configFile: false, compilerOptions: { runes: true } }),
    svelteTesting(),
    thirdParty(ROOT),
    packed(),
  ],
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  // Pictures stay files: the page's security policy has no data addresses.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  test: { environment: 'happy-dom', testTimeout: 60_000 }, // a busy machine may be slow
});
