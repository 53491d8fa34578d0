import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue';
import type { Place } from './film/frames';
import { leanTo, mostLeaning, seenFrom } from './places';

const half = (degrees: number) => (degrees * Math.PI) / 360;
/** Turned around the axis that points north: the east side goes down. */
const toTheEast = (degrees: number): Place => [0, 0, 0, Math.cos(half(degrees)), 0, Math.sin(half(degrees)), 0];
/** Turned around the axis that points east: the south side goes down. */
const toTheSouth = (degrees: number): Place => [0, 0, 0, Math.cos(half(degrees)), Math.sin(half(degrees)), 0, 0];
const about = (...numbers: number[]) => numbers.map((one) => expect.closeTo(one, 4));

test('a floor leans to the side that is low', () => {
  expect(leanTo(toTheEast(2))).toEqual(about(2, 0));
  expect(leanTo(toTheSouth(1.5))).toEqual(about(0, -1.5));
});

test('left and right, near and far are as one looks at it', () => {
  expect(seenFrom([2, 0], 0)).toEqual(about(2, 0));
  expect(seenFrom([2, 0], Math.PI)).toEqual(about(-2, 0));
  expect(seenFrom([2, 0], Math.PI / 2)).toEqual(about(0, -2));
});

test('of all floors the one that leans most is told, whatever pillars do', () => {
  const pillars = CATALOGUE.pillars.map(() => toTheEast(80));
  expect(mostLeaning([...pillars, toTheEast(0.2), toTheSouth(1), null], CATALOGUE)).toEqual(about(0, -1));
  expect(mostLeaning(pillars, CATALOGUE)).toEqual([0, 0]);
});
