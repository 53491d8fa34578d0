import { expect, test } from 'vitest';
import { flightsOf, gainsOf, walksOf } from './motion';
import { fieldCentre, laidOf } from '../geometry';
import type { Point } from '../../../board/points';
import { discPoint } from '../city/roofDetails';
import { collecting, player } from '../sample';
import { wayPoints } from './paths';
import type { View } from '../view';
import type { Effect } from '../../../board/effects';

const CARDS = ['start A1', 'house B1 3 r2', 'house C1 2 r0'];
const at = (gangster: string, policeman = 'start'): View =>
  collecting(CARDS, [player({ gangster, policeman }), player(), player(), player()]);
const moved = (what: string, path: string[], seat = 0): Effect => ({ did: 'moved', what, path, seat });

/** The line that the first player's gangster draws. */
const wayOf = (before: View, after: View, ...effects: Effect[]): Point[] =>
  walksOf(before, after, effects).find(({ key }) => key === 'gangster-0')!.points;

test('a figure that did not move makes no movement', () => {
  expect(walksOf(at('1.3'), at('1.3'), [])).toEqual([]);
});

test('a figure goes the way that it went by the rules', () => {
  const path = ['3.1', '4.1', '4.2', '4.3', '3.3'];
  expect(walksOf(at('3.1'), at('3.3'), [moved('gangster', path)])).toEqual([
    { key: 'gangster-0', points: path.map(fieldCentre) },
  ]);
});

test('without being told its way a figure is just there', () => {
  expect(walksOf(at('3.1'), at('3.3'), [])).toEqual([]);
});

test('from the row on the start card, and into it, a way passes the fields between', () => {
  const out = wayOf(at('start'), at('3.1'), moved('gangster', ['start', '2.3', '3.1']));
  expect(out.slice(1)).toEqual(['2.3', '3.1'].map(fieldCentre));
  const home = wayOf(at('3.1'), at('home'), moved('gangster', ['3.1', '2.1', 'home']));
  expect(home.slice(0, 2)).toEqual(['3.1', '2.1'].map(fieldCentre));
  expect(home).toHaveLength(3);
});

test('a fast link swings out over the sea and ends on the corner', () => {
  const points = wayPoints(at('0.6'), '0.6', ['0.0']);
  expect(points.at(-1)).toEqual(fieldCentre('0.0'));
  expect(Math.min(...points.map(({ y }) => y))).toBeLessThan(fieldCentre('0.0').y - 10);
});

test('a policeman steps aside when a gangster comes to him', () => {
  const walks = walksOf(at('3.1', '3.2'), at('3.2', '3.2'), [moved('gangster', ['3.1', '3.2'])]);
  expect(walks.map(({ key }) => key).sort()).toEqual(['gangster-0', 'policeman-0']);
  expect(walks.every(({ points }) => points.length === 2)).toBe(true);
});

const COLLECTED: Effect[] = [
  moved('gangster', ['0.3', '1.3']),
  { did: 'removed', what: 'disc', at: '1.3', to: '0/discs', seat: 0 },
  { did: 'paid', amount: 2, taker: 0, why: 'disc' },
];

/** A view in which the player has just collected the disc of B1. */
const taken = (): View => {
  const view = at('1.3');
  const house = view.cells['B1']!;
  return { ...view, cells: { ...view.cells, B1: house.kind === 'house' ? { ...house, collected: true } : house } };
};

test('a collected disc flies from the roof where it lay to its owner', () => {
  const view = taken();
  const house = view.cells['B1']!;
  if (house.kind !== 'house') throw new Error('B1 is a house');
  expect(house.entrance).toBe('1.3');
  expect(flightsOf(view, COLLECTED)).toEqual([{ seat: 0, from: discPoint(laidOf(house)), to: fieldCentre('1.3') }]);
});

test('a plaza has its disc on the field itself', () => {
  const view = at('1.3');
  const cells: View['cells'] = { ...view.cells, B1: { kind: 'plaza', owner: 0, entrance: '1.3', collected: true } };
  expect(flightsOf({ ...view, cells }, COLLECTED)[0]!.from).toEqual(fieldCentre('1.3'));
});

test('what is earned is shown where the gangster stands, and nothing where nothing is', () => {
  expect(gainsOf(taken(), COLLECTED)).toEqual([{ seat: 0, at: fieldCentre('1.3'), amount: 2 }]);
  expect(gainsOf(at('1.3'), [{ did: 'paid', amount: 1, giver: 0 }])).toEqual([]);
});
