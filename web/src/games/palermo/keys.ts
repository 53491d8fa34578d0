/** The keyboard on the board: arrows look round, Enter acts, letters turn and choose. */

import type { Choosing } from './choosing.svelte';

const ARROWS: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

const within = (index: number, length: number): number => Math.max(0, Math.min(length - 1, index));

function step(rows: readonly string[][], from: string, [down, right]: [number, number]): string {
  const row = rows.findIndex((places) => places.includes(from));
  const column = rows[row]!.indexOf(from);
  return rows[within(row + down, rows.length)]![within(column + right, rows[row]!.length)]!;
}

/** The end of a row, or with Ctrl of the whole board. */
function toEnd(rows: readonly string[][], from: string, key: string, whole: boolean): string {
  const row = whole ? (key === 'Home' ? rows[0]! : rows.at(-1)!) : rows.find((places) => places.includes(from))!;
  return key === 'Home' ? row[0]! : row.at(-1)!;
}

function jump(places: readonly string[], from: string, by: number): string {
  if (!places.length) return from;
  const index = places.indexOf(from);
  return places[index < 0 ? 0 : (index + by + places.length) % places.length]!;
}

/** Where the cursor goes with this key, or null if it does not move it. */
export function cursorAfter(choosing: Choosing, key: string, whole: boolean): string | null {
  const from = choosing.entry;
  if (key in ARROWS) return step(choosing.rows, from, ARROWS[key]!);
  if (key === 'Home' || key === 'End') return toEnd(choosing.rows, from, key, whole);
  if (key === 'n' || key === 'N') return jump(choosing.jumps, from, 1);
  if (key === 'p' || key === 'P') return jump(choosing.jumps, from, -1);
  return null;
}

/** Everything else a key may do here; true if it did something. */
export function press(choosing: Choosing, key: string, shift: boolean): boolean {
  switch (key) {
    case 'Enter':
    case ' ':
      choosing.choose(choosing.entry, 'keys');
      return true;
    case 'r':
    case 'R':
      choosing.turn(shift ? -1 : 1);
      return true;
    case 'm':
    case 'M':
      choosing.mirror();
      return true;
    case '1':
    case '2':
    case '3':
      choosing.hold({ size: Number(key) });
      return true;
    case '.':
    case 's':
    case 'S':
      choosing.rest('keys');
      return true;
    default:
      return false;
  }
}

const CARD_KEYS = ['r', 'R', 'm', 'M', '1', '2', '3'];

/** The card in hand turns wherever the keyboard is, except where somebody writes or reads apart. */
export function pressAnywhere(choosing: Choosing, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if ((event.target as Element | null)?.closest?.('input, textarea, select, dialog')) return;
  if (CARD_KEYS.includes(event.key)) press(choosing, event.key, event.shiftKey);
}
