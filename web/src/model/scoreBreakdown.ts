/** Splits scores into components, based only on the effects that the server sent. */

import type { LogLine } from '../protocol/messages';

export interface ScoreComponent {
  /** The reason, as the game names it. */
  reason: string;
  /** Points of each seat. */
  points: number[];
}

type PointsByReason = Map<string, number[]>;

function addPoints(
  grouped: PointsByReason,
  why: string,
  seat: number | null | undefined,
  points: number,
  seats: number,
): void {
  if (seat === null || seat === undefined || seat < 0) return;
  const row = grouped.get(why) ?? Array<number>(seats).fill(0);
  row[seat] = (row[seat] ?? 0) + points;
  grouped.set(why, row);
}

const toComponents = (grouped: PointsByReason): ScoreComponent[] =>
  [...grouped].map(([reason, points]) => ({ reason, points })).filter(({ points }) => points.some(Boolean));

function matchesScores(parts: readonly ScoreComponent[], scores: readonly number[]): boolean {
  return (
    parts.length > 0 &&
    scores.every((score, seat) => parts.reduce((sum, { points }) => sum + points[seat]!, 0) === score)
  );
}

/** Points that the last entry scored. */
function scoredByLastEntry(last: LogLine | undefined, seats: number): ScoreComponent[] {
  const grouped: PointsByReason = new Map();
  for (const effect of last?.effects ?? [])
    if (effect.did === 'scored') addPoints(grouped, effect.why ?? '', effect.seat, effect.points, seats);
  return toComponents(grouped);
}

/** Payments over the whole match, by reason. */
function paidOverMatch(lines: readonly LogLine[], seats: number): ScoreComponent[] {
  const grouped: PointsByReason = new Map();
  for (const { effects } of lines)
    for (const effect of effects ?? []) {
      if (effect.did !== 'paid') continue;
      addPoints(grouped, effect.why ?? '', effect.taker, effect.amount, seats);
      addPoints(grouped, effect.why ?? '', effect.giver, -effect.amount, seats);
    }
  return toComponents(grouped);
}

/**
 * The components of the final scores. Empty if they do not add up to the scores. If the last entry has a single
 * component, payments are used instead.
 */
export function scoreBreakdown(lines: readonly LogLine[], scores: readonly number[]): ScoreComponent[] {
  const validLines = lines.filter(({ undone }) => !undone);
  const parts = scoredByLastEntry(validLines.at(-1), scores.length);
  if (!matchesScores(parts, scores)) return [];
  if (parts.length > 1) return parts;
  const paid = paidOverMatch(validLines, scores.length);
  return matchesScores(paid, scores) ? paid : [];
}
