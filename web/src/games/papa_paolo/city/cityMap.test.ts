import { expect, test } from 'vitest';
import { cellBox, cellRows, cityMap, coinBox, stallBox } from './cityMap';
import { table } from '../sample';

test.each([
  [2, 9],
  [3, 12],
  [4, 16],
] as const)('the city of %i players has %i cells', (seats, cells) => {
  const map = cityMap(table(seats).lines, 'large');
  expect(cellRows(map).flat()).toHaveLength(cells);
});

test('nothing lies over anything else, large or small', () => {
  for (const size of ['large', 'small'] as const) {
    const { lines } = table(4);
    const map = cityMap(lines, size);
    const boxes = [
      ...cellRows(map)
        .flat()
        .map((cell) => cellBox(map, cell)),
      ...Object.keys(lines).flatMap((line) => [coinBox(map, line), stallBox(map, line, 0, 1)]),
    ];
    const apart = boxes.every((a, n) =>
      boxes
        .slice(n + 1)
        .every((b) => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y),
    );
    expect(apart).toBe(true);
    expect(
      boxes.every(({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= map.width && y + height <= map.height),
    ).toBe(true);
  }
});

test('two actions of one line share its stall', () => {
  const map = cityMap(table(2).lines, 'large');
  const [one, other] = [stallBox(map, 'c', 0, 2), stallBox(map, 'c', 1, 2)];
  expect(one.x + one.width).toBeLessThanOrEqual(other.x);
});
