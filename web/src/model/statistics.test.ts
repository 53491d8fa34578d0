import { describe, expect, it } from 'vitest';
import type { MatchResult, RatingHistory } from '../protocol/messages';
import { opponentResults, histogram, placeCounts, drawRating } from './statistics';

const ended = (players: number, place: number, ...rivals: [string | null, number][]): MatchResult => ({
  at: '',
  match: '',
  players,
  place,
  score: 0,
  rated: false,
  rivals: rivals.map(([level, theirs], seat) => [seat + 1, level, theirs] as never),
});

describe('what somebody reached', () => {
  it('counts places for each number of players', () => {
    expect(placeCounts([ended(3, 1), ended(2, 2), ended(3, 3), ended(3, 1), ended(2, 3)])).toEqual([
      { players: 2, counts: [0, 2] },
      { players: 3, counts: [2, 0, 1] },
    ]);
  });
  it('counts who was behind, ties as half', () => {
    expect(opponentResults([ended(3, 1, ['hard', 2], [null, 1]), ended(2, 2, ['hard', 1])])).toEqual([
      { level: 'hard', wins: 1, total: 2 },
      { level: null, wins: 0.5, total: 1 },
    ]);
    const met = opponentResults([ended(2, 1, ['easy', 2]), ended(2, 1, ['expert', 2]), ended(2, 1, ['beginner', 2])]);
    expect(met.map(({ level }) => level)).toEqual(['beginner', 'easy', 'expert']);
  });
  it('puts points into few steps of a round size', () => {
    expect(histogram([])).toEqual([]);
    expect(histogram([7])).toEqual([{ from: 7, to: 7, count: 1 }]);
    const bins = histogram([3, 4, 41, 22, 22]);
    expect(bins.length).toBeLessThanOrEqual(12);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(5);
    expect(bins[0]).toEqual({ from: 0, to: 4, count: 2 });
    expect(histogram([-12, 30])[0]!.from).toBeLessThanOrEqual(-12);
  });
  it('draws a rating with its band inside the box', () => {
    const strength = (points: number, give: number) => ({ points, give });
    const pool: RatingHistory = {
      players: 2,
      history: [
        { at: '', match: 'a', strength: strength(1000, 200) },
        { at: '', match: 'b', strength: strength(1100, 100) },
      ],
      bots: { hard: strength(1500, 20) },
    };
    const drawn = drawRating(pool, { width: 100, height: 50 });
    expect(drawn.line.map(([x]) => x)).toEqual([0, 100]);
    expect([drawn.least, drawn.most]).toEqual([800, 1500]);
    expect(drawn.band).toHaveLength(4);
    expect(drawn.bots).toEqual([{ level: 'hard', points: 1500, y: 0 }]);
    for (const [, y] of [...drawn.band, ...drawn.line]) expect(y).toBeGreaterThanOrEqual(0);
    expect(drawRating({ ...pool, history: pool.history.slice(0, 1) }, { width: 100, height: 50 }).line[0]![0]).toBe(50);
  });
});
