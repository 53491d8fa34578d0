/** Converts scores over the match into lines for a chart. */

import type { ScoreCurve, LogLine } from '../protocol/messages';

export interface Box {
  width: number;
  height: number;
}

/** The number of entries at the start of each round. */
export const roundStarts = (lines: readonly LogLine[]): number[] =>
  lines
    .filter(
      ({ undone, effects }) =>
        !undone && effects?.some((effect) => effect.did === 'began' && effect.what.startsWith('round')),
    )
    .map(({ seq }) => seq + 1);

/**
 * The position on the time axis from 0 to 1. All rounds have the same width; the time before the first round counts as
 * one.
 */
export function positionInRounds(after: number, rounds: readonly number[], end: number): number {
  const stops = [0, ...rounds.filter((stop) => stop > 0 && stop < end), end];
  const segment = Math.max(0, stops.findIndex((stop) => after <= stop) - 1);
  const [from, to] = [stops[segment]!, stops[segment + 1] ?? end];
  const share = to > from ? (after - from) / (to - from) : 1;
  return (segment + share) / (stops.length - 1);
}

/** Whether the score changes often enough for a chart. */
export const hasEnoughChanges = (curve: ScoreCurve): boolean => curve.after.length > 3;

/** The corners of each seat's line. Points stay constant between changes. */
export function curveLines({ after, points }: ScoreCurve, rounds: readonly number[], box: Box): [number, number][][] {
  const end = after.at(-1) ?? 0;
  const all = points.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (moment: number) => positionInRounds(moment, rounds, end) * box.width;
  const y = (value: number) => box.height * (1 - (value - least) / (most - least));
  return (points[0] ?? []).map((_, seat) =>
    after.flatMap((moment, n): [number, number][] => {
      const now: [number, number] = [x(moment), y(points[n]![seat]!)];
      return n ? [[now[0], y(points[n - 1]![seat]!)], now] : [now];
    }),
  );
}

/** Moves heights apart so that they keep their order and at least `gap` between them. */
export function spreadHeights(heights: readonly number[], gap: number, most: number): number[] {
  const order = heights.map((_, n) => n).sort((a, b) => heights[a]! - heights[b]!);
  const found = [...heights];
  let lowest = -Infinity;
  for (const n of order) lowest = (found[n] = Math.max(found[n]!, lowest)) + gap;
  let highest = most;
  for (const n of order.reverse()) highest = (found[n] = Math.min(found[n]!, highest)) - gap;
  return found;
}
