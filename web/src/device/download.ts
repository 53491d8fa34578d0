/** Downloads of files that are made in the browser. */

import type { LogLine, TableInfo } from '../protocol/messages';

export function downloadFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** The log of a running match as this browser knows it: without the seed, and with a note in place of each secret. */
export function partialLog({ game, revision, options, seats }: TableInfo, lines: readonly LogLine[]): string {
  const head = JSON.stringify({ game, revision, seats: seats.length, options, seed: '' });
  const entries = lines.map(({ seat, message }) =>
    message.notation ? `${seat}: ${message.notation}` : `# ${seat}: withheld`,
  );
  return [head, '# not over: the seed, and what is secret, are withheld', ...entries, ''].join('\n');
}
