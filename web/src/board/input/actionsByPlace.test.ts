import { expect, test } from 'vitest';
import { bestFirst, fitOf, isOffered, nextOf, offersBy } from './actionsByPlace';

const ACTIONS = ['put a 1', 'put a 3', 'put b 2', 'pass'];
const placeOf = (action: string): string | null => action.split(' ')[1] ?? null;
const offers = offersBy(
  ACTIONS.map((action) => ({ action, text: { key: action }, preview: null })),
  placeOf,
);

test('what is offered is found by its place, and what has none is offered too', () => {
  expect(offers.byPlace.get('a')?.map(({ action }) => action)).toEqual(['put a 1', 'put a 3']);
  expect(offers.elsewhere).toEqual(['pass']);
  expect([
    isOffered(offers, 'pass'),
    isOffered(offers, 'put b 2'),
    isOffered(offers, 'put b 1'),
    isOffered(offers, null),
  ]).toEqual([true, true, false, false]);
});

test('a place suits what is in hand as it is, if it is changed, or not at all', () => {
  const any = () => true;
  expect(fitOf(offers, 'a', 'put a 1', any)).toBe('now');
  expect(fitOf(offers, 'a', 'put a 2', any)).toBe('changed');
  expect(fitOf(offers, 'a', 'put a 2', () => false)).toBe('no');
  expect(fitOf(offers, 'c', 'put c 1', any)).toBe('no');
  expect(fitOf(offers, 'c', null, any)).toBe('no');
});

test('the next one goes round', () => {
  expect([
    nextOf([3, 1], Number, 1),
    nextOf([3, 1], Number, 2),
    nextOf([3, 1], Number, 3),
    nextOf([], Number, 1),
  ]).toEqual([3, 3, 1, null]);
});

test('the most rewarding places come first, the others as they lie', () => {
  expect(bestFirst(['a', 'b', 'c', 'd'], (place) => ({ b: 1, c: 2 })[place] ?? 0)).toEqual(['c', 'b', 'a', 'd']);
});
