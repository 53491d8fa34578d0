/** Writes compressed variants beside every text file of the client, for browsers that accept them. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|json|txt|webmanifest)$/;
const MIN_BYTES = 1_000;

const brotli = (text: Buffer): Buffer =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

function pack(file: string): void {
  const text = readFileSync(file);
  if (text.length < MIN_BYTES) return;
  writeFileSync(`${file}.br`, brotli(text));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

export function packed(): Plugin {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf-8' })
        .filter((name) => TEXT.test(name))
        .forEach((name) => pack(join(folder, name))),
  };
}
