import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

export default defineConfig(
  // tools/gen_ts.py writes these files.
  globalIgnores(['src/protocol/messages.ts', 'src/games/*/view.ts', 'src/games/villa_paletti/catalogue.ts']),
  // Rules that need types would take four times as long; svelte-check checks the types.
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    rules: {
      // `_` names what destructuring or a loop has to skip.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
      // The plain maps and sets hold what no component reads, or are made anew by every $derived.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['src/**'], languageOptions: { globals: globals.browser } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
);
