import { expect, test } from 'vitest';
import { meantAt, needsChip, offersOf, placeOf } from './offers';
import { option, player, table } from './sample';

const placed = table(4, { step: 'mode', pending: { kind: 'placed', cell: 'b3' } });

test('every action has its place, as the rules call it', () => {
  const view = table(4, { round: 2, players: [player({ investment: 'green', markers: { gold: 0, blue: 0, red: 0, green: 2 } }), player(), player(), player()] });
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

test('what has no place gets a chip', () => {
  for (const action of ['nothing', 'pass', 'home', 'stop', 'discard', 'decline', 'shop 2', 'build 4', 'once 4']) expect(needsChip(placed, 0, action)).toBe(true);
  expect(needsChip(table(), 0, 'pawn b3')).toBe(false);
});

test('where several amounts are offered, the most is meant first', () => {
  const view = table(4, { phase: 'deliver', step: 'drop' });
  const offers = offersOf(view, 0, [option('drop 1,0 1'), option('drop 1,0 2')]);
  expect(meantAt(view, 0, offers, '0/1,0', 0, null)).toBe('drop 1,0 2');
  expect(meantAt(view, 0, offers, '0/1,0', 1, null)).toBe('drop 1,0 1');
});

test('a wish for what is not offered can be asked about', () => {
  const none = offersOf(table(), 0, []);
  expect(meantAt(table(), 0, none, 'b3', 0, null)).toBe('pawn b3');
  expect(meantAt(table(4, { phase: 'bid', step: 'bid' }), 0, none, 'piazza c1 3', 0, null)).toBe('bid c1 3');
  expect(meantAt(table(4, { step: 'lay' }), 0, none, '0/2,0', 0, 'NE')).toBe('lay 2,0 NE');
  expect(meantAt(placed, 0, none, 'stall 3 express', 0, null)).toBe('express');
  expect(meantAt(placed, 0, none, 'stall 1 sponsor', 0, null)).toBeNull();
});
