/** Small tables for tests. */

import type { CellView, LineView, PlayerView, View } from './view';
import type { AvailableAction } from '../../net/matchView';

const PLAYER: PlayerView = {
  money: 10,
  points: -3,
  markers: { gold: 0, blue: 0, red: 0, green: 0 },
  levels: { sponsor: 3, bonus: 0, express: 1, rounds: 1 },
  pool: 33,
  pawns: 4,
  hand: [],
  start: 1,
  chosen: true,
  cities: [{ x: 1, y: 0, colour: 'gold', houses: 1, served: 0, open: 'ESW', far: 1, entry: 'W' }],
  pizzerias: [{ x: 0, y: 0, price: 0, stock: 3, capacity: 5 }],
  bid: null,
  out: false,
  investment: null,
  delivery: null,
  earned: { gold: 0, blue: 0, red: 0, green: 0 },
};
export const player = (change: Partial<PlayerView> = {}): PlayerView => ({ ...PLAYER, ...change });

const JOBS = ['sponsor', 'shop', 'express', 'build'] as const;
const SIZE = { 2: [3, 3], 3: [4, 3], 4: [4, 4] } as const;

function gridOf(rows: number, columns: number): Record<string, CellView> {
  const names = Array.from(
    { length: rows * columns },
    (_, n) => `${'abcd'[n % columns]}${Math.floor(n / columns) + 1}`,
  );
  return Object.fromEntries(
    names.map((name, n) => [
      name,
      {
        tile: { colour: (['gold', 'blue', 'red', 'green'] as const)[n % 4]!, houses: 1 + (n % 2), shape: 'L' as const },
        pawn: -1,
        jobs: ['shop'],
      },
    ]),
  );
}
const line = (n: number): LineView => ({ jobs: [JOBS[n % 4]!], coin: 1 + (n % 3), hidden: false, leader: -1 });

/** A table with this number of players at the beginning of a round. */
export function table(seats: 2 | 3 | 4 = 4, change: Partial<View> = {}): View {
  const [rows, columns] = SIZE[seats];
  const lines = [...'1234'.slice(0, rows), ...'abcd'.slice(0, columns)];
  return {
    round: 1,
    phase: 'place',
    step: 'pawn',
    actors: [0],
    order: Array.from({ length: seats }, (_, n) => n),
    grid: gridOf(rows, columns),
    lines: Object.fromEntries(lines.map((name, n) => [name, line(n)])),
    piazza:
      seats === 2 ? [] : [13, 11, 9, 7, 5, 3, 1].map((first) => Array.from({ length: seats }, (_, n) => first + n)),
    offer: Array.from({ length: seats }, (_, n) => ({ name: `A${n + 1}`, pizzas: 2 + n, distance: 2 })),
    forecast: [],
    large: seats === 2 ? { gold: 'green', green: 'gold', red: 'blue', blue: 'red' } : {},
    investments: ['gold', 'blue', 'red', 'green'],
    settled: [],
    next_order: [],
    supply: { 2: 3, 4: 3, 5: 2 },
    stack: 68,
    pending: null,
    players: Array.from({ length: seats }, () => player()),
    printed: {
      tracks: {
        gold: [3, 5, 7, 9, 11, 13],
        blue: [0, 1, 1, 2, 2, 3],
        red: [1, 1, 2, 2, 3, 3],
        green: [1, 2, 2, 3, 3, 3],
      },
      versatility: [0, 1, 2, 3, 4, 5],
      expert: 2,
      capacity: { 2: 3, 4: 5, 5: 6 },
      shop: [2, 3, 5, 7, 9],
      fee: 2,
      once: { gold: 5, blue: 2, red: 2, green: 2 },
      ladder: seats === 2 ? Array.from({ length: 16 }, (_, n) => n + 1) : [],
      starts: { 1: { colour: 'gold', houses: 1, open: 'ESW' }, 2: { colour: 'blue', houses: 1, open: 'ESW' } },
    },
    ...change,
  };
}

export const option = (action: string, preview: unknown = null): AvailableAction => ({
  action,
  text: { key: action },
  preview,
});
