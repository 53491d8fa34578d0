/** Files for whoever sits there, made in the browser. */

import type { LogLine, TableInfo } from '../protocol/messages';

export function downloadFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** A running match as far as it was heard here, as a log: without its seed, and with a note wherever something is secret. */
export function partialLog({ game, revision, options, seats }: TableInfo, lines: readonly LogLine[]): string {
  const head = JSON.stringify({ game, revision, seats: seats.length, options, seed: '' });
  const entries = lines.map(({ seat, told }) => (told.notation ? `${seat}: ${told.notation}` : `# ${seat}: withheld`));
  return [head, '# not over: the seed, and what is secret, are withheld', ...entries, ''].join('\n');
}
