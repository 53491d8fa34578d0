/** What is said aloud of the log: the lines of somebody's turn together, once it is over. */

import type { LogLine } from '../../protocol/messages';

export class LogAnnouncements {
  #readLines = -1;
  #currentTurn: LogLine[] = [];

  /** The turns that are over since the last time; who is to act now has not ended theirs, except the reader, who knows. */
  finishedTurns(lines: readonly LogLine[], actors: readonly number[], reader: number): LogLine[][] {
    const newLines = this.#readLines < 0 ? [] : lines.slice(this.#readLines);
    this.#readLines = lines.length;
    const turns = groupByTurn([...this.#currentTurn, ...newLines.filter((line) => !line.told.quiet)]);
    const last = turns.at(-1)?.[0]?.seat;
    const isUnfinished = last !== undefined && last >= 0 && last !== reader && actors.includes(last);
    this.#currentTurn = isUnfinished ? turns.pop()! : [];
    return turns;
  }
}

/** What chance does belongs to the turn in which it does it. */
function groupByTurn(lines: readonly LogLine[]): LogLine[][] {
  const turns: LogLine[][] = [];
  for (const line of lines) {
    const turn = turns.at(-1);
    if (turn && (line.seat < 0 || line.seat === turn[0]!.seat)) turn.push(line);
    else turns.push([line]);
  }
  return turns;
}
