import { expect, test } from 'vitest';
import { positionInRounds, spreadHeights, hasEnoughChanges, curveLines, roundStarts } from './scoreCurves';
import type { LogLine } from '../protocol/messages';

const line = (seq: number, what: string, undone = false): LogLine => ({
  seq,
  seat: 0,
  message: { text: { key: 'x' }, notation: 'x' },
  undone,
  at: '',
  effects: [{ did: 'began', what }],
});

test('rounds begin where entries say so, and not where they were taken back', () => {
  expect(roundStarts([line(0, 'house'), line(4, 'round 1'), line(5, 'round 2', true), line(9, 'round 2')])).toEqual([
    5, 10,
  ]);
});

test('every round is as wide as any other, however much was done in it', () => {
  expect([0, 10, 15, 20, 40].map((after) => positionInRounds(after, [10, 20], 40))).toEqual([0, 1 / 3, 0.5, 2 / 3, 1]);
  expect(positionInRounds(5, [], 10)).toBe(0.5);
  expect(positionInRounds(0, [], 0)).toBe(1);
});

test('points stay until they change, and the highest reaches the top', () => {
  const curve = {
    after: [0, 5, 10],
    points: [
      [0, 0],
      [4, 0],
      [4, 8],
    ],
  };
  expect(curveLines(curve, [], { width: 10, height: 8 })).toEqual([
    [
      [0, 8],
      [5, 8],
      [5, 4],
      [10, 4],
      [10, 4],
    ],
    [
      [0, 8],
      [5, 8],
      [5, 8],
      [10, 8],
      [10, 0],
    ],
  ]);
});

test('losses go below the beginning', () => {
  const [one] = curveLines({ after: [0, 1], points: [[0], [-1]] }, [], { width: 2, height: 10 });
  expect(one!.at(-1)).toEqual([2, 10]);
  expect(one![0]).toEqual([0, 5]);
});

test('a single change is not worth a picture', () => {
  expect(hasEnoughChanges({ after: [0, 9], points: [[0], [1]] })).toBe(false);
  expect(hasEnoughChanges({ after: [0, 2, 5, 9], points: [[0], [1], [2], [3]] })).toBe(true);
});

test('marks at the same height stand one above the other, and none leaves the picture', () => {
  expect(spreadHeights([5, 5, 50], 10, 50)).toEqual([5, 15, 50]);
  expect(spreadHeights([50, 50, 49], 10, 50)).toEqual([40, 50, 30]);
});
