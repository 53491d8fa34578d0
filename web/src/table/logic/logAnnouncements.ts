/** What is said aloud of the log: the lines of somebody's turn together, once it is over. */

import type { LogLine } from '../../protocol/messages';

export class News {
  #heard = -1;
  #turn: LogLine[] = [];

  /** The turns that are over since the last time; who is to act now has not ended theirs, except the reader, who knows. */
  hear(lines: readonly LogLine[], actors: readonly number[], reader: number): LogLine[][] {
    const fresh = this.#heard < 0 ? [] : lines.slice(this.#heard);
    this.#heard = lines.length;
    const turns = inTurns([...this.#turn, ...fresh.filter((line) => !line.told.quiet)]);
    const last = turns.at(-1)?.[0]?.seat;
    const goesOn = last !== undefined && last >= 0 && last !== reader && actors.includes(last);
    this.#turn = goesOn ? turns.pop()! : [];
    return turns;
  }
}

/** What chance does belongs to the turn in which it does it. */
function inTurns(lines: readonly LogLine[]): LogLine[][] {
  const turns: LogLine[][] = [];
  for (const line of lines) {
    const turn = turns.at(-1);
    if (turn && (line.seat < 0 || line.seat === turn[0]!.seat)) turn.push(line);
    else turns.push([line]);
  }
  return turns;
}
