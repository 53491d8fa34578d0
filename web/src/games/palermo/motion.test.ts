import { expect, test } from 'vitest';
import { collectedBetween, walkFrames, walkTime, walksBetween } from './motion';
import { fieldCentre } from './geometry';
import { offersOf } from './offers';
import { collecting, player, walk } from './sample';
import { stroll, wayPoints } from './ways';
import type { View } from './view';

const CARDS = ['start A1', 'house B1 3 r2', 'house C1 2 r0'];
const at = (gangster: string, policeman = 'start'): View => collecting(CARDS, [player({ gangster, policeman }), player(), player(), player()]);

test('a figure that did not move makes no movement', () => {
  expect(walksBetween(at('1.3'), at('1.3'), null)).toEqual([]);
});

test('our own move follows the way that was offered', () => {
  const before = at('3.1');
  const offers = offersOf(before, [walk('go 3.3', ['4.1', '4.2', '4.3', '3.3'])]);
  const [move] = walksBetween(before, at('3.3'), offers);
  expect(move).toEqual({ key: 'gangster-0', points: ['3.1', '4.1', '4.2', '4.3', '3.3'].map(fieldCentre) });
});

test('without an offer a figure strolls round the roofs', () => {
  const path = stroll(at('1.5'), '1.3', '1.5');
  expect(path.at(-1)).toBe('1.5');
  expect(path).not.toContain('1.4');
});

test('from the start card the first step may lead to any side', () => {
  expect(stroll(at('start'), 'start', '3.1')).toEqual(['3.1']);
  expect(stroll(at('start'), 'start', '0.2')).toEqual(['0.2']);
});

test('a fast link swings out over the sea and ends on the corner', () => {
  const points = wayPoints(at('0.6'), '0.6', ['0.0']);
  expect(points.at(-1)).toEqual(fieldCentre('0.0'));
  expect(Math.min(...points.map(({ y }) => y))).toBeLessThan(fieldCentre('0.0').y - 10);
});

test('a policeman steps aside when a gangster comes to him', () => {
  const moved = walksBetween(at('3.1', '3.2'), at('3.2', '3.2'), null).map(({ key }) => key);
  expect(moved).toContain('gangster-0');
  expect(moved).toContain('policeman-0');
});

test('a collected disc flies from the door to its owner, with what it earned', () => {
  const before = collecting(CARDS, [player({ gangster: '0.4' }), player(), player(), player()]);
  const cells = structuredClone(before.cells);
  const house = cells['B1']!;
  if (house.kind !== 'house') throw new Error('B1 is a house');
  house.collected = true;
  const players = [player({ gangster: house.entrance, money: 2 }), ...before.players.slice(1)];
  const [flight, ...others] = collectedBetween(before, { ...before, cells, players });
  expect(others).toEqual([]);
  expect(flight).toMatchObject({ seat: 0, gain: 2, to: fieldCentre(house.entrance) });
});

test('taking a house back is no collecting', () => {
  const before = collecting(CARDS, [player(), player(), player(), player()]);
  expect(collectedBetween(before, { ...before, cells: { ...before.cells, B1: { kind: 'empty' } } })).toEqual([]);
});

test('walks take between 150 and 400 milliseconds and end where the figure stands', () => {
  const points = ['1.1', '1.2', '1.3', '2.3'].map(fieldCentre);
  expect(walkTime(points)).toBeGreaterThanOrEqual(150);
  expect(walkTime(Array.from({ length: 40 }, () => points[0]!))).toBe(400);
  const frames = walkFrames(points, 1);
  expect(frames.map(({ offset }) => offset)).toEqual([...frames.map(({ offset }) => offset)].sort((a, b) => Number(a) - Number(b)));
  expect(frames.at(-1)).toMatchObject({ offset: 1, transform: 'translate(140px, 100px) scale(1)' });
});
