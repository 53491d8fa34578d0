import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { packed } from './build/packed.ts';
import { ROOT, thirdParty } from './build/thirdParty.ts';

const DOM = 'src/**/*.{dom,svelte}.test.ts';

export default defineConfig({
  base: './', // a proxy may serve the site under any path: see static_files.py
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), thirdParty(ROOT), packed()],
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  // Pictures stay files: the page's security policy has no data addresses.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  ...(process.env.VITEST && { resolve: { conditions: ['browser'] } }),
  test: {
    testTimeout: 60_000, // a busy machine may be slow
    pool: 'threads',
    // Tests that need a document say so in their name, because a document costs more than most tests.
    // Tests of logic share the modules of their thread, because importing them costs more than the tests.
    projects: [
      {
        extends: true,
        test: { name: 'logic', environment: 'node', isolate: false, exclude: [...configDefaults.exclude, DOM] },
      },
      { extends: true, plugins: [svelteTesting()], test: { name: 'dom', environment: 'happy-dom', include: [DOM] } },
    ],
  },
});
