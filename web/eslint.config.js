import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

export default defineConfig(
  // tools/gen_ts.py generates these files.
  globalIgnores(['src/protocol/*.ts', 'src/games/*/view.ts', 'src/games/villa_paletti/catalogue.ts']),
  // Rules that need types would take four times as long. svelte-check checks the types.
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    rules: {
      // `_` names values that destructuring or a loop skips.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
      // Plain maps and sets hold data that no component reads, or are rebuilt by every $derived.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['src/**'], languageOptions: { globals: globals.browser } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
);
