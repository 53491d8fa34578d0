import { expect, test } from 'vitest';
import { flightsOf, thingOf } from './flights';
import type { Effect } from '../../../board/effects';

const kinds = (effects: Effect[]) => flightsOf(effects).map(({ thing }) => thing.kind);

test('a tile goes from the city to the district as it is laid', () => {
  const [flight] = flightsOf([
    { did: 'moved', what: 'BL2T', path: ['b3', '0/2,0'], seat: 0 },
    { did: 'turned', what: 'BL2T', at: '0/2,0', to: 'ESW' },
  ]);
  expect(flight!.thing).toEqual({ kind: 'tile', colour: 'blue', houses: 2, open: 'ESW' });
  expect([flight!.path, flight!.hides]).toEqual([['b3', '0/2,0'], true]);
});

test('pizzas ride along the road, and come from the pool by themselves', () => {
  expect(kinds([{ did: 'moved', what: 'pizza', path: ['0/0,0', '0/1,0', '0/1,1'], seat: 0, count: 2 }])).toEqual([
    'scooter',
    'pizza',
    'pizza',
  ]);
  expect(kinds([{ did: 'moved', what: 'pizza', path: ['0/pool', '0/0,0'], seat: 0, count: 3 }])).toEqual([
    'pizza',
    'pizza',
    'pizza',
  ]);
});

test('coins fly to whoever takes them; what goes to the box does not', () => {
  expect(
    kinds([
      { did: 'removed', what: 'coin 3', at: '2', to: '1/money' },
      { did: 'removed', what: 'coin 1', at: 'a', to: 'box' },
    ]),
  ).toEqual(['coin']);
});

test('tiles, coins and delivery tiles are dealt, and hidden until they lie', () => {
  const dealt: Effect[] = [
    { did: 'drawn', what: 'BL2T', at: 'b3' },
    { did: 'drawn', what: 'coin 3', at: 'b' },
    { did: 'drawn', what: 'B3', at: 'piazza c2' },
    { did: 'drawn', what: 'large GR', at: 'investments' },
  ];
  expect(flightsOf(dealt)).toMatchObject([
    { path: ['stack', 'b3'], hides: true },
    { path: ['stack', 'b'], hides: true },
    { path: ['till bid', 'offer B3'], hides: true },
  ]);
});

test('who pays is seen to pay, and for what; bribes were seen to be taken already', () => {
  const paths = (effect: Effect) => flightsOf([effect]).map(({ path }) => path);
  expect(paths({ did: 'paid', amount: 5, giver: 1, why: 'shop' })).toEqual([['1/money', 'till shop']]);
  expect(paths({ did: 'paid', amount: 3, taker: 0, why: 'sponsor' })).toEqual([['till sponsor', '0/money']]);
  expect(paths({ did: 'paid', amount: 5, taker: 2, why: 'once' })).toEqual([['2/investment', '2/money']]);
  expect(paths({ did: 'paid', amount: 9, taker: 2, why: 'bribes' })).toEqual([]);
});

test('many things are staggered, and all have landed after nine tenths of a second', () => {
  const pawns = Array.from({ length: 16 }, (_, n): Effect => ({
    did: 'moved',
    what: 'pawn',
    path: [`a${n}`, '0/pawns'],
    seat: 0,
  }));
  const ride: Effect = {
    did: 'moved',
    what: 'pizza',
    path: ['0/0,0', '0/1,0', '0/2,0', '0/3,0', '0/3,1', '0/3,2', '0/3,3'],
    seat: 0,
    count: 4,
  };
  for (const effects of [pawns, [ride], [...pawns, ride]]) {
    const flights = flightsOf(effects);
    expect(Math.max(...flights.map(({ delay, duration }) => delay + duration))).toBeLessThanOrEqual(900);
    expect(new Set(flights.map(({ delay }) => delay)).size).toBe(flights.length);
  }
});

test('what has no picture does not fly', () => {
  expect(thingOf('start 3', 0, null)).toBeNull();
  expect(thingOf('marker GR', 2, null)).toEqual({ kind: 'marker', seat: 2 });
});
