import { expect, test } from 'vitest';
import { bribedView } from './bribes';
import { flightsOf } from '../motion/flights';
import { table } from '../sample';
import type { Effect } from '../../../board/effects';

const BRIBES: Effect[] = [
  { did: 'removed', what: 'coin 3', at: '2', to: '1/money', seat: 1 },
  { did: 'removed', what: 'coin 1', at: 'a', to: 'box' },
  { did: 'paid', amount: 3, taker: 1, why: 'bribes' },
  { did: 'moved', what: 'pawn', path: ['b2', '1/pawns'], seat: 1 },
];

test('while bribes are taken the pawns still stand, and each line shows whose its coin was', () => {
  const { phase, grid, lines } = bribedView(table(4, { phase: 'bid', step: 'bid' }), BRIBES);
  expect([phase, grid['b2']!.pawn, grid['b3']!.pawn, lines['2']!.leader, lines['a']!.leader]).toEqual([
    'bribe',
    1,
    -1,
    1,
    -1,
  ]);
});

test('only the coins travel then', () => {
  expect(flightsOf(BRIBES).map(({ thing, path }) => [thing.kind, path])).toEqual([['coin', ['2', '1/money']]]);
  expect(flightsOf([{ did: 'moved', what: 'pawn', path: ['piazza c2 8', '1/pawns'], seat: 1 }])).toHaveLength(1);
});
