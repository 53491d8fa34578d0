import { expect, test } from 'vitest';
import { pixels, way } from './screen';

const aim = { azimuth: 0.7, elevation: 0.3, distance: 1200, height: 200, aside: [0, 0] as const };

test('from the screen to the table and back is where one began', () => {
  const looked = { aim, height: 600 };
  const [x, y] = way(looked, 30, -12);
  const [right, down] = pixels(looked, x, y);
  expect(right).toBeCloseTo(30);
  expect(down).toBeCloseTo(-12);
});

test('right is right and up is away, from wherever one looks', () => {
  const looked = { aim: { ...aim, azimuth: 0 }, height: 600 };
  expect(way(looked, 10, 0)[0]).toBeGreaterThan(0);
  expect(way(looked, 0, -10)[1]).toBeGreaterThan(0);
  const behind = { aim: { ...aim, azimuth: Math.PI }, height: 600 };
  expect(way(behind, 10, 0)[0]).toBeLessThan(0);
});
