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

test('a delivery gets as far as the server says', () => {
  const reached = withinReach(purple(), 2);
  expect(names(reached)).toEqual(REACH.map(String).sort());
  expect(reached.filter(({ far }) => far === 1)).toHaveLength(4);
  expect(waitingOn(reached)).toBe(10);
});

test('the road to a tile comes from the side that the server names', () => {
  const [one, ...others] = withinReach(purple(), 1);
  expect(one).toMatchObject({ city: { x: 1, y: 0 }, far: 1, from: { x: 0, y: 0 } });
  expect(others).toHaveLength(3);
  expect(withinReach(purple({ cities: [city(1, 0, 'EW')] }), 9)).toEqual([]);
});
