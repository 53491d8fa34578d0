import { expect, test } from 'vitest';
import { across, coordinates, districtRows, down, extentOf, plotsOf } from './plots';
import { player, table } from '../sample';
import { isGrowing } from '../mainPart';

const wide = player({
  cities: [1, 2, 3, 4].map((x) => ({ x, y: 0, colour: 'red', houses: 1, served: 0, open: 'EW' })),
});

test('a young district may grow to every side, and is shown in a frame of five by four', () => {
  expect(plotsOf(player())).toHaveLength(6);
  const extent = extentOf(player(), true);
  expect([across(extent), down(extent)]).toEqual([5, 4]);
});

test('a district that is five wide grows no wider', () => {
  expect(plotsOf(wide).every(({ x }) => x >= 0 && x <= 4)).toBe(true);
});

test('places of a district are named by seat and coordinates', () => {
  const rows = districtRows(2, { west: -1, east: 0, north: 0, south: 1 });
  expect(rows).toEqual([
    ['2/-1,0', '2/0,0'],
    ['2/-1,1', '2/0,1'],
  ]);
  expect(coordinates('2/-1,1')).toEqual({ x: -1, y: 1 });
});

test('a district may grow while pawns are placed, and by a green investment', () => {
  expect((['place', 'invest', 'bid', 'deliver'] as const).map((phase) => isGrowing(table(4, { phase })))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
