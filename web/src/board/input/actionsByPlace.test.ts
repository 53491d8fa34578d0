import { expect, test } from 'vitest';
import { bestFirst, pieceFit, isOffered, nextInOrder, actionsByPlace } from './actionsByPlace';

const ACTIONS = ['put a 1', 'put a 3', 'put b 2', 'pass'];
const placeOf = (action: string): string | null => action.split(' ')[1] ?? null;
const offers = actionsByPlace(
  ACTIONS.map((action) => ({ action, text: { key: action }, preview: null })),
  placeOf,
);

test('what is offered is found by its place, and what has none is offered too', () => {
  expect(offers.byPlace.get('a')?.map(({ action }) => action)).toEqual(['put a 1', 'put a 3']);
  expect(offers.withoutPlace).toEqual(['pass']);
  expect([
    isOffered(offers, 'pass'),
    isOffered(offers, 'put b 2'),
    isOffered(offers, 'put b 1'),
    isOffered(offers, null),
  ]).toEqual([true, true, false, false]);
});

test('a place suits what is in hand as it is, if it is changed, or not at all', () => {
  const any = () => true;
  expect(pieceFit(offers, 'a', 'put a 1', any)).toBe('now');
  expect(pieceFit(offers, 'a', 'put a 2', any)).toBe('changed');
  expect(pieceFit(offers, 'a', 'put a 2', () => false)).toBe('no');
  expect(pieceFit(offers, 'c', 'put c 1', any)).toBe('no');
  expect(pieceFit(offers, 'c', null, any)).toBe('no');
});

test('the next one goes round', () => {
  expect([
    nextInOrder([3, 1], Number, 1),
    nextInOrder([3, 1], Number, 2),
    nextInOrder([3, 1], Number, 3),
    nextInOrder([], Number, 1),
  ]).toEqual([3, 3, 1, null]);
});

test('the most rewarding places come first, the others as they lie', () => {
  expect(bestFirst(['a', 'b', 'c', 'd'], (place) => ({ b: 1, c: 2 })[place] ?? 0)).toEqual(['c', 'b', 'a', 'd']);
});
