import { expect, test } from 'vitest';
import { largeStairs, smallStairs, stepOf } from './stairs';
import { ownSide } from '../decisions/rotation';
import { table } from '../sample';

test('the stairs have a step for every amount, the dearest on top', () => {
  const { steps } = largeStairs(table(4));
  expect(steps).toHaveLength(7);
  expect(steps[0]!.map(({ place }) => place)).toEqual(['piazza c1 13', 'piazza c2 14', 'piazza c3 15', 'piazza c4 16']);
  expect(steps[6]![0]!.row).toBe(1);
  expect(steps[0]![0]!.box.y).toBeLessThan(steps[6]![0]!.box.y);
});

test('three players have three columns, two a ladder', () => {
  expect(largeStairs(table(3)).steps[0]).toHaveLength(3);
  const ladder = largeStairs(table(2)).steps;
  expect(ladder.at(-1)!.map(({ place }) => place)).toEqual(['ladder 1', 'ladder 2', 'ladder 3', 'ladder 4']);
});

test('on the large tile opposite colours lie across from one another', () => {
  const { investments } = largeStairs(table(2));
  const at = (colour: string) => investments.find((one) => one.colour === colour)!.box;
  expect(at('gold').x).not.toBe(at('green').x);
  expect(at('gold').y).not.toBe(at('green').y);
});

test('turned to the right, what lay above on the right lies below on the right, on the own side', () => {
  const corner = (turns: number, right: number, down: number) =>
    largeStairs(table(2), turns).investments.find(
      ({ box }) => box.x === 88 + right * 184 && box.y > largeStairs(table(2)).bottom + 50 === Boolean(down),
    )!.colour;
  expect(corner(1, 1, 1)).toBe(corner(0, 1, 0));
  expect(ownSide(table(2).large, 1)).toEqual([corner(1, 1, 1), corner(1, 0, 1)]);
});

test('a bid stands on its step, and every delivery tile hangs even where the Piazza is small', () => {
  expect(stepOf(largeStairs(table(4)), { amount: 6, column: 2 })?.place).toBe('piazza c2 6');
  const next = table(2, { forecast: [{ name: 'B1', pizzas: 3, distance: 2 }] });
  expect(smallStairs(next).banners.map(({ place }) => place)).toEqual(['offer A1', 'offer A2', 'forecast B1']);
});
