import { expect, test } from 'vitest';
import { placeOf } from './offers';
import { player, table } from './sample';

const placed = table(4, { step: 'mode', pending: { kind: 'placed', cell: 'b3' } });

test('every action has its place, as the rules call it', () => {
  const view = table(4, {
    round: 2,
    players: [
      player({ investment: 'green', markers: { gold: 0, blue: 0, red: 0, green: 2 } }),
      player(),
      player(),
      player(),
    ],
  });
  expect(placeOf(view, 0, 'pawn b3')).toBe('b3');
  expect(placeOf(view, 1, 'lay 2,-1 NES')).toBe('1/2,-1');
  expect(placeOf(view, 0, 'bid c2 8')).toBe('piazza c2 8');
  expect(placeOf(view, 0, 'bid 8')).toBe('ladder 8');
  expect(placeOf(view, 0, 'pick GR')).toBe('investment GR');
  expect(placeOf(view, 0, 'track')).toBe('0/GR 3');
  expect(placeOf(view, 0, 'tile 3')).toBe('offer B3');
  expect(placeOf(placed, 0, 'take')).toBe('b3');
  expect(placeOf(placed, 0, 'express')).toBe('stall 3 express');
});
