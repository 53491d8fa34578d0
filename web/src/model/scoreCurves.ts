/** Points over the rounds of a match, as lines to be drawn in a box. */

import type { ScoreCurve, LogLine } from '../protocol/messages';

export interface Box {
  width: number;
  height: number;
}

/** After how many entries each round began, by what the entries did. */
export const roundStarts = (lines: readonly LogLine[]): number[] =>
  lines
    .filter(
      ({ undone, effects }) =>
        !undone && effects?.some((effect) => effect.did === 'began' && effect.what.startsWith('round')),
    )
    .map(({ seq }) => seq + 1);

/** How far a moment is on the way through the rounds; what came before the first one is one stretch as well. */
export function positionInRounds(after: number, rounds: readonly number[], end: number): number {
  const stops = [0, ...rounds.filter((stop) => stop > 0 && stop < end), end];
  const segment = Math.max(0, stops.findIndex((stop) => after <= stop) - 1);
  const [from, to] = [stops[segment]!, stops[segment + 1] ?? end];
  const share = to > from ? (after - from) / (to - from) : 1;
  return (segment + share) / (stops.length - 1);
}

/** Is there anything to see: more than one change on the way? */
export const hasEnoughChanges = (curve: ScoreCurve): boolean => curve.after.length > 3;

/** For each seat the corners of its line: points stay until they change. */
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

/** Heights near these, in the same order, with at least so much between them. */
export function spreadHeights(heights: readonly number[], gap: number, most: number): number[] {
  const order = heights.map((_, n) => n).sort((a, b) => heights[a]! - heights[b]!);
  const found = [...heights];
  let lowest = -Infinity;
  for (const n of order) lowest = (found[n] = Math.max(found[n]!, lowest)) + gap;
  let highest = most;
  for (const n of order.reverse()) highest = (found[n] = Math.min(found[n]!, highest)) - gap;
  return found;
}
