/** Practice alone: the match goes on from an earlier moment, at another table. */

import type { Connection } from '../../net/connection.svelte';
import { rewindPractice, errorText } from '../../services/createTable';
import type { LogLine } from '../../protocol/messages';

const isChoice = (line: LogLine | undefined): boolean => line !== undefined && line.seat >= 0 && line.undone !== true;

/** Before which entry the last player who did anything began; null where nobody did. */
export function turnBegan(lines: readonly LogLine[]): number | null {
  const chosen = lines.filter(isChoice).reverse();
  const other = chosen.findIndex(({ seat }) => seat !== chosen[0]!.seat);
  return chosen.at(other < 0 ? -1 : other - 1)?.seq ?? null;
}

export class Practising {
  failure = $state('');
  busy = $state(false);

  constructor(private readonly connection: Pick<Connection, 'table' | 'lines'>) {}

  /** Where the last turn began, if one may go back there. */
  get began(): number | null {
    return this.#mayGo ? turnBegan(this.connection.lines) : null;
  }

  /** Could one go on from the moment after so many entries? */
  mayGoOnFrom(seq: number): boolean {
    return this.#mayGo && isChoice(this.connection.lines[seq]);
  }

  get #mayGo(): boolean {
    const { table } = this.connection;
    return table?.help === 'practice' && table.seats.some(({ mine }) => mine) && !this.busy;
  }

  async goOnFrom(seq: number): Promise<void> {
    const { table } = this.connection;
    if (!table || this.busy) return;
    this.busy = true;
    this.failure = '';
    await rewindPractice(table.id, seq).catch((reason: unknown) => (this.failure = errorText(reason)));
    this.busy = false;
  }
}
