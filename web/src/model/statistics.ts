/** Counts the results of a player and prepares them for charts. */

import type { Box } from './scoreCurves';
import type { MatchResult, RatingHistory } from '../protocol/messages';

/** For each number of players, how often each place was reached, starting with the first. */
export function placeCounts(results: readonly MatchResult[]): { players: number; counts: number[] }[] {
  const tables = [...new Set(results.map(({ players }) => players))].sort((a, b) => a - b);
  return tables.map((players) => {
    const counts = Array.from({ length: players }, () => 0);
    for (const one of results) if (one.players === players) counts[Math.min(one.place, players) - 1]! += 1;
    return { players, counts };
  });
}

export interface OpponentResult {
  /** Level of a bot, or null for a human. */
  level: string | null;
  /** Matches with a better place; ties count half. */
  wins: number;
  /** Number of matches. */
  total: number;
}

const LEVEL_ORDER: (string | null)[] = ['random', 'beginner', 'easy', 'normal', 'hard', 'expert', null];

/** Results against each level of bots and against people, weakest first. */
export function opponentResults(results: readonly MatchResult[]): OpponentResult[] {
  const opponents = results.flatMap(({ place, rivals }) =>
    rivals.map(([, level, theirs]) => ({ level, won: place < theirs ? 1 : place === theirs ? 0.5 : 0 })),
  );
  const levels = [...new Set(opponents.map(({ level }) => level))].sort(
    (a, b) => LEVEL_ORDER.indexOf(a) - LEVEL_ORDER.indexOf(b),
  );
  return levels.map((level) => {
    const these = opponents.filter((one) => one.level === level);
    return { level, wins: these.reduce((sum, { won }) => sum + won, 0), total: these.length };
  });
}

export interface Bin {
  from: number;
  to: number;
  count: number;
}

/** Counts scores in at most `maxBins` bins of a round size. */
export function histogram(scores: readonly number[], maxBins = 12): Bin[] {
  if (!scores.length) return [];
  const [least, top] = [Math.min(...scores), Math.max(...scores)];
  const size =
    [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((step) => (top - least) / step < maxBins - 1) ??
    (top - least) / (maxBins - 1);
  const start = Math.floor(least / size) * size;
  const bins = Array.from({ length: Math.floor((top - start) / size) + 1 }, (_, n) => ({
    from: start + n * size,
    to: start + (n + 1) * size - 1,
    count: 0,
  }));
  for (const score of scores) bins[Math.floor((score - start) / size)]!.count += 1;
  return bins;
}

export interface RatingDrawing {
  line: [number, number][];
  /** The 95 % confidence band: the upper edge, and back along the lower one. */
  band: [number, number][];
  bots: { level: string; points: number; y: number }[];
  least: number;
  most: number;
}

/** Draws a rating over time in a box, with the ratings of bots. */
export function drawRating({ history, bots }: RatingHistory, box: Box): RatingDrawing {
  const spans = history.flatMap(({ strength: { points, give } }) => [points - give, points + give]);
  const shown = Object.entries(bots).map(([level, { points }]) => ({ level, points }));
  const least = Math.min(...spans, ...shown.map(({ points }) => points));
  const most = Math.max(...spans, ...shown.map(({ points }) => points));
  const x = (n: number) => (history.length > 1 ? (n / (history.length - 1)) * box.width : box.width / 2);
  const y = (points: number) => box.height * (1 - (points - least) / Math.max(1, most - least));
  const edge = (sign: number) =>
    history.map(({ strength: { points, give } }, n): [number, number] => [x(n), y(points + sign * give)]);
  return {
    line: history.map(({ strength }, n) => [x(n), y(strength.points)]),
    band: [...edge(1), ...edge(-1).reverse()],
    bots: shown.map(({ level, points }) => ({ level, points, y: y(points) })),
    least,
    most,
  };
}
