import { expect, test } from 'vitest';
import { roadsTo, waitingOn, withinReach } from './reach';
import { player as purple, REACH } from '../decisions/sample';
import { player } from '../sample';

const city = (x: number, y: number, open: string) => ({ x, y, colour: 'red' as const, houses: 1, served: 0, open });
const streets = player({ cities: [city(1, 0, 'ESW'), city(1, 1, 'NS'), city(2, 1, 'EW')] });

test('a site is reached over every side to which a road is open, and by all that lies along it', () => {
  expect(roadsTo(streets, { x: 2, y: 0 })).toMatchObject({
    open: 'W',
    tiles: [
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ],
  });
  expect(roadsTo(streets, { x: 1, y: 2 }).open).toBe('N');
});

test('no road leads to a site beside houses', () => {
  expect(roadsTo(streets, { x: 0, y: 1 })).toEqual({ open: '', tiles: [] });
});

const names = (reached: ReturnType<typeof withinReach>) => reached.map(({ city }) => `${city.x},${city.y}`).sort();

test('a delivery gets as far as the rules say in the example of the rulebook', () => {
  const reached = withinReach(purple({ pizzerias: [{ x: 0, y: 0, price: 0, stock: 3, capacity: 5 }] }), 2);
  expect(names(reached)).toEqual(REACH.map(String).sort());
  expect(reached.filter(({ far }) => far === 1)).toHaveLength(4);
  expect(waitingOn(reached)).toBe(10);
});

test('nothing is within reach of a pizzeria without pizzas, and no road leads through another one', () => {
  const shop = (x: number, stock: number) => ({ x, y: 0, price: 0, stock, capacity: 5 });
  const row = [city(1, 0, 'EW'), city(3, 0, 'EW')];
  expect(withinReach(player({ cities: row, pizzerias: [shop(0, 0)] }), 9)).toEqual([]);
  expect(names(withinReach(player({ cities: row, pizzerias: [shop(0, 2), shop(2, 0)] }), 9))).toEqual(['1,0']);
  expect(names(withinReach(player({ cities: row, pizzerias: [shop(2, 2)] }), 1))).toEqual(['1,0', '3,0']);
});
