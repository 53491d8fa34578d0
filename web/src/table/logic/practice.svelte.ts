/** Practice: continues from an earlier position, at a new table. */

import type { Connection } from '../../net/connection.svelte';
import { rewindPractice, errorText } from '../../services/createTable';
import type { LogLine } from '../../protocol/messages';

const isChoice = (line: LogLine | undefined): boolean => line !== undefined && line.seat >= 0 && line.undone !== true;

/** The entry at which the last turn began, or null if no player has acted. */
export function turnStart(lines: readonly LogLine[]): number | null {
  const choices = lines.filter(isChoice).reverse();
  const other = choices.findIndex(({ seat }) => seat !== choices[0]!.seat);
  return choices.at(other < 0 ? -1 : other - 1)?.seq ?? null;
}

export class Practice {
  failure = $state('');
  isBusy = $state(false);

  constructor(private readonly connection: Pick<Connection, 'table' | 'lines'>) {}

  /** Where the last turn began, if rewinding is possible. */
  get rewindSeq(): number | null {
    return this.#mayRewind ? turnStart(this.connection.lines) : null;
  }

  mayRewindTo(seq: number): boolean {
    return this.#mayRewind && isChoice(this.connection.lines[seq]);
  }

  get #mayRewind(): boolean {
    const { table } = this.connection;
    return table?.help === 'practice' && table.seats.some(({ mine }) => mine) && !this.isBusy;
  }

  async rewindTo(seq: number): Promise<void> {
    const { table } = this.connection;
    if (!table || this.isBusy) return;
    this.isBusy = true;
    this.failure = '';
    await rewindPractice(table.id, seq).catch((reason: unknown) => (this.failure = errorText(reason)));
    this.isBusy = false;
  }
}
