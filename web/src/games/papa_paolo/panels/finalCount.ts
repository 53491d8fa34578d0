/** The order of the final scoring: district by district, reason by reason, as people count. */

import type { Effect } from '../../../board/effects';

export interface Counted {
  why: string;
  /** Points by seat. */
  points: readonly number[];
}

/** The scored points by reason, in the order of scoring. Empty if nothing was scored. */
export function countedIn(effects: readonly Effect[], seats: number): Counted[] {
  const scored = effects.flatMap((effect) => (effect.did === 'scored' ? [effect] : []));
  const reasons = [...new Set(scored.map(({ why }) => why ?? ''))];
  const points = (why: string, seat: number) =>
    scored.filter((one) => one.seat === seat && (one.why ?? '') === why).reduce((sum, one) => sum + one.points, 0);
  return reasons.map((why) => ({ why, points: Array.from({ length: seats }, (_, seat) => points(why, seat)) }));
}

export const sumsOf = (rows: readonly Counted[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => rows.reduce((sum, { points }) => sum + points[seat]!, 0));

/** Milliseconds for each figure, and for all of them. */
export function pacesOf(rows: readonly Counted[], seats: number): { step: number; whole: number } {
  const figures = (rows.length + 1) * seats;
  const step = Math.min(240, 3400 / figures);
  return { step, whole: step * figures + 1500 };
}
