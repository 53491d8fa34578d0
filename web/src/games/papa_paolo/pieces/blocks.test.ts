import { expect, test } from 'vitest';
import { blockOf, shapeOf, sidesOf, streetOf, turned } from './blocks';

test('sides turn to the right', () => {
  expect(turned('N', 1)).toBe('E');
  expect(turned('NES', 1)).toBe('ESW');
  expect(turned('NE', 3)).toBe('NW');
  expect(turned('NS', 2)).toBe('NS');
});

test('open sides tell the shape and how it was turned', () => {
  expect(shapeOf('N')).toEqual({ shape: 'D', turns: 0 });
  expect(shapeOf('SW')).toEqual({ shape: 'L', turns: 2 });
  expect(turned(sidesOf('T'), shapeOf('NEW').turns)).toBe('NEW');
});

test('no house ever stands on the street, however the tile is turned', () => {
  for (const shape of ['D', 'I', 'L', 'T', 'X'] as const)
    for (const houses of [1, 2, 3])
      for (let turns = 0; turns < 4; turns += 1) {
        const open = turned(sidesOf(shape), turns);
        const block = blockOf(open, houses);
        expect(block.houses).toHaveLength(houses);
        for (const { x, y, width, height } of block.houses) {
          const overlaps = (left: number, top: number, right: number, bottom: number) =>
            x < right && x + width > left && y < bottom && y + height > top;
          if (open.includes('N')) expect(overlaps(40, 0, 60, 50)).toBe(false);
          if (open.includes('S')) expect(overlaps(40, 50, 60, 100)).toBe(false);
          if (open.includes('W')) expect(overlaps(0, 40, 50, 60)).toBe(false);
          if (open.includes('E')) expect(overlaps(50, 40, 100, 60)).toBe(false);
        }
      }
});

test('the street goes to every open side', () => {
  expect(streetOf('NW')).toBe('M50 50V0M50 50H0');
});
