/** What points are made of, by what the entries did: nothing is worked out that the server did not say. */

import type { LogLine } from '../protocol/messages';

export interface Part {
  /** For what, in the game's own word. */
  why: string;
  /** Of each seat. */
  points: number[];
}

type Grouped = Map<string, number[]>;

function add(found: Grouped, why: string, seat: number | null | undefined, points: number, seats: number): void {
  if (seat === null || seat === undefined || seat < 0) return;
  const row = found.get(why) ?? Array<number>(seats).fill(0);
  row[seat] = (row[seat] ?? 0) + points;
  found.set(why, row);
}

const listed = (found: Grouped): Part[] =>
  [...found].map(([why, points]) => ({ why, points })).filter(({ points }) => points.some(Boolean));

function addsUp(parts: readonly Part[], scores: readonly number[]): boolean {
  return (
    parts.length > 0 &&
    scores.every((score, seat) => parts.reduce((sum, { points }) => sum + points[seat]!, 0) === score)
  );
}

/** What the last entry counted. */
function counted(last: LogLine | undefined, seats: number): Part[] {
  const found: Grouped = new Map();
  for (const effect of last?.effects ?? [])
    if (effect.did === 'scored') add(found, effect.why ?? '', effect.seat, effect.points, seats);
  return listed(found);
}

/** What everybody was paid and paid, over the whole match. */
function earned(lines: readonly LogLine[], seats: number): Part[] {
  const found: Grouped = new Map();
  for (const { effects } of lines)
    for (const effect of effects ?? []) {
      if (effect.did !== 'paid') continue;
      add(found, effect.why ?? '', effect.taker, effect.amount, seats);
      add(found, effect.why ?? '', effect.giver, -effect.amount, seats);
    }
  return listed(found);
}

/** The parts of these final scores; none, if they cannot be told apart. Where money is all that counts, what brought it. */
export function partsOf(lines: readonly LogLine[], scores: readonly number[]): Part[] {
  const standing = lines.filter(({ undone }) => !undone);
  const parts = counted(standing.at(-1), scores.length);
  if (!addsUp(parts, scores)) return [];
  if (parts.length > 1) return parts;
  const paid = earned(standing, scores.length);
  return addsUp(paid, scores) ? paid : [];
}
