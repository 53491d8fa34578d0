/** Small tables for tests: the district of the rulebook's example, with its questions. */

import type { AvailableAction } from '../../../net/matchView';
import type { Asked } from './request';
import type { CityView, DeliveryView, PlayerView, Preview, RoundView, View } from '../view';

const city = (
  x: number,
  y: number,
  colour: CityView['colour'],
  houses: number,
  open: string,
  far: number,
  entry: string,
): CityView => ({ x, y, colour, houses, served: 0, open, far, entry });

/** A pizzeria in the middle, with tiles around it. */
export const PURPLE: readonly CityView[] = [
  city(1, 0, 'gold', 1, 'ESW', 1, 'W'),
  city(0, -1, 'blue', 1, 'ES', 1, 'S'),
  city(1, -1, 'blue', 1, 'EW', 2, 'W'),
  city(0, 1, 'blue', 3, 'NS', 1, 'N'),
  city(0, 2, 'red', 1, 'NE', 2, 'N'),
  city(-1, 0, 'green', 1, 'ES', 1, 'E'),
  city(-1, 1, 'green', 2, 'NS', 2, 'N'),
  city(-1, 2, 'gold', 2, 'N', 3, 'N'),
];
/** The ways of a round from the pizzeria in the middle. */
const WAYS: RoundView['ways'] = [
  [[1, 0]],
  [
    [0, -1],
    [1, -1],
  ],
  [
    [0, 1],
    [0, 2],
  ],
  [
    [-1, 0],
    [-1, 1],
    [-1, 2],
  ],
];
/** The reach of tile A3 as the rules compute it. */
export const REACH: [number, number][] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
  [1, -1],
  [-1, 1],
  [0, 2],
];

export const player = (change: Partial<PlayerView> = {}): PlayerView => ({
  money: 9,
  points: 0,
  markers: { gold: 0, blue: 0, red: 0, green: 0 },
  levels: { sponsor: 3, bonus: 0, express: 1, rounds: 1 },
  pool: 30,
  pawns: 4,
  hand: [],
  start: 1,
  chosen: true,
  cities: [...PURPLE],
  pizzerias: [
    { x: 0, y: 0, price: 0, stock: 3, capacity: 5 },
    { x: 3, y: 1, price: 2, stock: 2, capacity: 3 },
  ],
  bid: null,
  out: false,
  investment: null,
  delivery: null,
  earned: {},
  ...change,
});

const CELL = { tile: { colour: 'blue', houses: 2, shape: 'L' }, pawn: -1, jobs: ['shop', 'build'] } as const;
const cell = (): View['grid'][string] => ({ tile: { ...CELL.tile }, pawn: -1, jobs: [...CELL.jobs] });

export const table = (change: Partial<View> = {}): View => ({
  round: 1,
  phase: 'place',
  step: 'pawn',
  actors: [0],
  order: [0, 1],
  next_order: [],
  grid: { a1: cell(), b1: { ...cell(), pawn: 1 } },
  lines: {
    1: { jobs: ['shop', 'sponsor'], coin: 2, hidden: false, leader: -1 },
    a: { jobs: ['build'], coin: 1, hidden: false, leader: 1 },
    b: { jobs: ['express'], coin: 1, hidden: false, leader: 1 },
  },
  piazza: [],
  offer: [],
  forecast: [],
  large: { gold: 'green', green: 'gold', blue: 'red', red: 'blue' },
  investments: [],
  settled: [],
  supply: { 2: 3, 4: 3, 5: 0 },
  stack: 40,
  pending: null,
  players: [player(), player()],
  printed: {
    tracks: {},
    versatility: [],
    expert: 2,
    capacity: { 2: 3, 4: 5, 5: 6 },
    shop: [2, 3, 5, 7, 9],
    fee: 2,
    once: {},
    ladder: [],
    starts: {},
  },
  ...change,
});

export const option = (action: string, preview: Preview | null = null): AvailableAction => ({
  action,
  text: { key: action },
  preview,
});

export const asked = (view: Partial<View>, options: readonly AvailableAction[]): Asked => ({
  view: table(view),
  seat: 0,
  options,
});

export const PAWN: AvailableAction = option('pawn a1', {
  kind: 'pawn',
  tile: { colour: 'blue', houses: 2, shape: 'L' },
  lays: { '2,0': ['SW', 'NW'], '1,1': ['NE'] },
  jobs: [
    { job: 'shop', gets: [1, 2], bonus: 0, why: null },
    { job: 'build', prices: [2, 4], sites: ['2,0', '2,-1'], why: null },
    { job: 'sponsor', money: 3 },
    { job: 'express', pizzas: 1, rounds: 1, cost: 2, why: { rule: 'PP-A15', text: { key: 'no' } } },
  ],
  leaders: { 1: 0, a: 0 },
});

const delivery = (change: Partial<DeliveryView>): DeliveryView => ({
  kind: 'delivery',
  pizzas: 3,
  rounds: 1,
  distance: 2,
  express: false,
  pizzeria: null,
  stops: [],
  way: [],
  round: null,
  ...change,
});

/** A round of three pizzas that goes this far. */
const round = (distance: number): RoundView => ({
  start: [0, 0],
  pizzas: 3,
  stops: {
    '0,-1': 1,
    '-1,0': 1,
    '1,0': 1,
    '0,1': 3,
    '1,-1': 1,
    '-1,1': 2,
    '0,2': 1,
    ...(distance > 2 && { '-1,2': 2 }),
  },
  ways: WAYS.map((way) => way.slice(0, distance)),
});

/** The delivery of tile A3: three pizzas, distance two. */
export const delivering = (distance = 2): Asked =>
  asked({ phase: 'deliver', step: 'ride', pending: delivery({ distance }) }, [
    option('ride 0,0', { kind: 'ride', round: round(distance), plan: [] }),
    option('stop'),
  ]);

/** The same after the round has left two pizzas below the pizzeria. */
export const midway = (): Asked => {
  const path: [number, number][] = [
    [0, 1],
    [0, 2],
  ];
  const left: RoundView = { start: [0, 0], pizzas: 1, stops: { '0,2': 1 }, ways: [path] };
  const pending = delivery({ pizzas: 1, pizzeria: [0, 0], stops: [[0, 1]], way: [[0, 1]], round: left });
  const plan = [{ start: [0, 0] as [number, number], path, drops: { '0,2': 1 } }];
  return asked({ phase: 'deliver', step: 'drop', pending }, [
    option('drop 0,2 1', { kind: 'drop', path, completes: true, plan }),
    option('home'),
  ]);
};
