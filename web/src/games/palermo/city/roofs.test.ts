import { expect, test } from 'vitest';
import { EAVES, drawnOut, fronts, outline, roofShape } from './roofs';
import { printed } from '../geometry';
import type { Point } from '../../../board/points';

const nobody = () => false;
const area = (corners: readonly Point[]): number =>
  corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length]!;
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
const pathArea = (path: string): number =>
  Math.abs(
    area(
      path
        .slice(1, -1)
        .split('L')
        .map((pair) => {
          const [x, y] = pair.split(' ').map(Number);
          return { x: x!, y: y! };
        }),
    ),
  );

test('a roof alone stays back from the street on every side', () => {
  const corners = outline(['1.1'], nobody);
  expect(corners).toHaveLength(4);
  expect(area(corners)).toBe((40 - 2 * EAVES) ** 2);
});

test('a roof reaches the edge where another roof joins it', () => {
  const corners = outline(['1.1'], (field) => field === '1.2');
  expect(Math.max(...corners.map(({ x }) => x))).toBe(80);
  expect(Math.min(...corners.map(({ x }) => x))).toBe(40 + EAVES);
});

test('a side half joined has a step', () => {
  const corners = outline(['1.1', '1.2'], (field) => field === '0.2');
  expect(corners).toHaveLength(6);
  expect(corners).toContainEqual({ x: 80, y: 40 });
  expect(corners).toContainEqual({ x: 80, y: 40 + EAVES });
});

test('two fields are one roof, three are one bent roof', () => {
  expect(outline(['1.1', '1.2'], nobody)).toHaveLength(4);
  expect(outline(['1.1', '1.2', '2.1'], nobody)).toHaveLength(6);
});

test('the slopes cover the whole roof, whatever its turn, hipped or gabled', () => {
  for (const gabled of [false, true])
    for (const size of [1, 2, 3])
      for (const rotation of [0, 1, 2, 3]) {
        const { roofs } = printed('B2', { size, rotation, mirrored: false });
        const covered = roofShape(roofs, nobody, gabled).slopes.reduce((sum, { path }) => sum + pathArea(path), 0);
        expect(covered).toBeCloseTo(area(outline(roofs, nobody)), 5);
      }
});

test('a hipped roof has a slope to every side, a gabled one only two', () => {
  const faces = (gabled: boolean) =>
    roofShape(['1.1', '1.2'], nobody, gabled)
      .slopes.map(({ faces }) => faces)
      .sort()
      .join('');
  expect([faces(false), faces(true)]).toEqual(['ENSW', 'NS']);
});

test('shadows are drawn of parts that all turn the same way, so that none cuts a hole', () => {
  const parts = drawnOut(outline(['1.1', '1.2', '2.1'], nobody), { x: 17, y: 10 })
    .split('z')
    .filter(Boolean);
  for (const part of parts) {
    const corners = part
      .slice(1)
      .split('L')
      .map((pair) => {
        const [x, y] = pair.split(' ').map(Number);
        return { x: x!, y: y! };
      });
    expect(area(corners)).toBeGreaterThanOrEqual(0);
  }
});

test('windows look south only', () => {
  expect(fronts(outline(['1.1', '1.2'], nobody))).toHaveLength(1);
  expect(fronts(outline(['1.1', '1.2', '2.1'], nobody))).toHaveLength(2);
});
