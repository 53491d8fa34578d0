/** Log announcements for screen readers: the lines of a turn together, once it is over. */

import type { LogLine } from '../../protocol/messages';

export class LogAnnouncements {
  #readLines = -1;
  #currentTurn: LogLine[] = [];

  /**
   * The turns that have ended since the last call. A player who is still to move has not ended the turn, except the
   * reader.
   */
  finishedTurns(lines: readonly LogLine[], actors: readonly number[], reader: number): LogLine[][] {
    const newLines = this.#readLines < 0 ? [] : lines.slice(this.#readLines);
    this.#readLines = lines.length;
    const turns = groupByTurn([...this.#currentTurn, ...newLines.filter((line) => !line.message.quiet)]);
    const last = turns.at(-1)?.[0]?.seat;
    const isUnfinished = last !== undefined && last >= 0 && last !== reader && actors.includes(last);
    this.#currentTurn = isUnfinished ? turns.pop()! : [];
    return turns;
  }
}

/** Entries of chance belong to the turn in which they happen. */
function groupByTurn(lines: readonly LogLine[]): LogLine[][] {
  const turns: LogLine[][] = [];
  for (const line of lines) {
    const turn = turns.at(-1);
    if (turn && (line.seat < 0 || line.seat === turn[0]!.seat)) turn.push(line);
    else turns.push([line]);
  }
  return turns;
}
