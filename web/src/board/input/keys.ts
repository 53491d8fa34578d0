/** Keyboard navigation on a board: arrows step, Home and End go to the ends, N and P go through the jump targets. */

import type { KeyHelp } from '../contract';

export const BOARD_KEYS: readonly KeyHelp[] = [
  { keys: ['↑', '↓', '←', '→'], words: 'keys-arrows' },
  { keys: ['Home', 'End'], words: 'keys-ends' },
  { keys: ['N', 'P'], words: 'keys-jump' },
  { keys: ['Enter'], words: 'keys-choose' },
];

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const JUMPS: Record<string, number> = { n: 1, N: 1, p: -1, P: -1 };

type Rows = readonly (readonly string[])[];

const clamp = (index: number, length: number): number => Math.max(0, Math.min(length - 1, index));

function step(rows: Rows, from: string, [down, right]: [number, number]): string {
  const row = rows.findIndex((places) => places.includes(from));
  const column = rows[row]!.indexOf(from);
  const next = rows[clamp(row + down, rows.length)]!;
  return next[clamp(column + right, next.length)]!;
}

/** The end of the row, or with Ctrl of the whole board. */
function endOf(rows: Rows, from: string, key: string, wholeBoard: boolean): string {
  const row = wholeBoard ? (key === 'Home' ? rows[0]! : rows.at(-1)!) : rows.find((places) => places.includes(from))!;
  return key === 'Home' ? row[0]! : row.at(-1)!;
}

function jump(places: readonly string[], from: string, by: number): string {
  if (!places.length) return from;
  const index = places.indexOf(from);
  return places[index < 0 ? 0 : (index + by + places.length) % places.length]!;
}

interface GridCursor {
  rows: Rows;
  jumpTargets: readonly string[];
  cursor: string;
}

/** The next place of the cursor, or null if the key does not move it. */
export function cursorAfter(
  { rows, jumpTargets, cursor }: GridCursor,
  key: string,
  wholeBoard: boolean,
): string | null {
  if (key in ARROWS) return step(rows, cursor, ARROWS[key]!);
  if (key === 'Home' || key === 'End') return endOf(rows, cursor, key, wholeBoard);
  return key in JUMPS ? jump(jumpTargets, cursor, JUMPS[key]!) : null;
}
