/** Writes one file with the names and licences of all third-party packages that are really bundled. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

export const FILE = 'THIRD-PARTY.txt';
const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const RULE = '='.repeat(80);
const HEAD = `Tavolino's browser client carries the following works of others, each under its own licence.
`;

/** Code that the bundler adds itself, from modules that are not files. */
const OWN_LINES: readonly (readonly [RegExp, string])[] = [
  [/^\0?vite\//, 'vite'],
  [/^\0?rolldown\//, 'rolldown'],
];

function homeOf(file: string, root: string): string | null {
  const lines = OWN_LINES.find(([pattern]) => pattern.test(file));
  if (lines) return join(root, 'node_modules', lines[1]);
  return PACKAGE.exec(file)?.[1] ?? null;
}

/** The licence file of the package. The Apache licence contains no names, so ours can stand in for it. */
function licenceOf(home: string, kind: string | undefined, root: string): string {
  const file = readdirSync(home).find((name) => /^(licen[cs]e|copying|ofl)/i.test(name));
  if (!file && kind !== 'Apache-2.0') throw new Error(`${home} has no licence to carry along`);
  return readFileSync(file ? join(home, file) : join(root, '..', 'LICENSE'), 'utf-8').trim();
}

function entry(home: string, root: string): string {
  const about = JSON.parse(readFileSync(join(home, 'package.json'), 'utf-8')) as Record<string, string>;
  const title = `${about['name']} ${about['version']} (${about['license']})`;
  return [RULE, title, RULE, licenceOf(home, about['license'], root)].join('\n');
}

export function thirdParty(root: string): Plugin {
  return {
    name: 'third-party',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((made) =>
        made.type === 'chunk' ? made.moduleIds : made.originalFileNames.map((name) => join(root, name)),
      );
      const homes = new Set(files.map((file) => homeOf(file, root)).filter((home) => home !== null));
      const entries = [...homes]
        .filter((home) => existsSync(join(home, 'package.json')))
        .map((home) => entry(home, root));
      this.emitFile({ type: 'asset', fileName: FILE, source: [HEAD, ...entries.sort()].join('\n\n') + '\n' });
    },
  };
}

export const ROOT = dirname(import.meta.dirname);
