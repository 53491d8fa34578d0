import { beforeEach, expect, test, vi } from 'vitest';
import { setConfirmMoves, reloadConfirmMoves } from '../../device/confirmMoves.svelte';
import { removeItem } from '../../device/storage';
import { Choosing, type Choice } from './selection.svelte';

/** A row of four places: on `a` the thing in hand fits as it is, on `b` turned, and nobody could mean `d`. */
let turned: boolean;
const said = { act: vi.fn(), why: vi.fn(), wait: vi.fn() };
const offered = ['put a', 'put b turned', 'pass'];
const choice = (): Choice => ({
  rows: [
    ['a', 'b'],
    ['c', 'd'],
  ],
  jumps: ['b', 'a'],
  mayAct: true,
  meant: (place) => (place === 'd' ? null : `put ${place}${turned ? ' turned' : ''}`),
  isOffered: (action) => action !== null && offered.includes(action),
  fit: (place) => (choice().isOffered(choice().meant(place)) ? 'now' : place < 'c' ? 'changed' : 'no'),
  suit: () => (turned = !turned),
  ...said,
});
let choosing: Choosing;
beforeEach(() => {
  removeItem('confirm-moves');
  reloadConfirmMoves();
  turned = false;
  choosing = new Choosing(choice);
  Object.values(said).forEach((ear) => ear.mockClear());
});

test('a mouse acts where it fits, and asks why where it does not', () => {
  choosing.choose('a', 'mouse');
  choosing.choose('c', 'keys');
  choosing.choose('d', 'mouse');
  expect([said.act.mock.calls, said.why.mock.calls]).toEqual([[['put a']], [['put c']]]);
});

test('where it fits otherwise, a mouse changes what is in hand first', () => {
  choosing.choose('b', 'mouse');
  expect([said.act.mock.calls, said.why.mock.calls]).toEqual([[], []]);
  choosing.choose('b', 'mouse');
  expect(said.act.mock.calls).toEqual([['put b turned']]);
});

test('a finger only chooses; a place that fits otherwise changes what is in hand', () => {
  choosing.choose('a', 'touch');
  choosing.choose('b', 'touch');
  expect(said.wait.mock.calls).toEqual([['put a'], ['put b turned']]);
  expect(said.act).not.toHaveBeenCalled();
});

test('a finger asks why, and nothing waits then', () => {
  choosing.choose('c', 'touch');
  expect([said.wait.mock.calls, said.why.mock.calls]).toEqual([[[null]], [['put c']]]);
});

test('what has no place is done by mouse and waits for a finger', () => {
  choosing.take('pass', 'keys');
  choosing.look('a', 'mouse');
  choosing.take('pass', 'touch');
  expect([said.act.mock.calls, said.wait.mock.calls, choosing.looking]).toEqual([[['pass']], [['pass']], null]);
});

test('the Tab key leads to where one was, else to the best place', () => {
  expect(choosing.entry).toBe('b');
  choosing.look('c', 'keys');
  expect(choosing.entry).toBe('c');
});

test('in a new position nothing waits, and a finger is no longer there', () => {
  choosing.choose('a', 'touch');
  choosing.freshen();
  expect([said.wait.mock.calls.at(-1), choosing.looking]).toEqual([[null], null]);
});

test('who confirms everything waits with mouse and keys too, and the eye stays at what was chosen', () => {
  setConfirmMoves(true);
  choosing.choose('a', 'mouse');
  choosing.look('c', 'mouse');
  choosing.look(null, 'mouse');
  expect(choosing.looking).toBe('a');
  choosing.choose('c', 'keys');
  choosing.take('pass', 'mouse');
  expect(said.act).not.toHaveBeenCalled();
  expect(said.wait.mock.calls).toEqual([['put a'], [null], ['pass']]);
  expect(said.why.mock.calls).toEqual([['put c']]);
  choosing.look('b', 'mouse');
  expect(choosing.looking).toBe('b');
});

test('a second click in the same place does not turn what a mouse holds', () => {
  setConfirmMoves(true);
  choosing.choose('a', 'mouse');
  choosing.choose('a', 'mouse');
  expect(turned).toBe(false);
});

test('what waits means something else when what is in hand is turned', () => {
  setConfirmMoves(true);
  choosing.choose('a', 'mouse');
  turned = true;
  choosing.renew();
  expect(said.wait.mock.calls).toEqual([['put a'], [null]]);
});

test('who confirms nothing acts with a finger too, but sees first what was changed for it', () => {
  setConfirmMoves(false);
  choosing.choose('a', 'touch');
  choosing.take('pass', 'touch');
  expect(said.act.mock.calls).toEqual([['put a'], ['pass']]);
  choosing.choose('b', 'touch');
  expect(turned).toBe(true);
  expect(said.act).toHaveBeenCalledTimes(2);
  choosing.choose('b', 'touch');
  expect(said.act.mock.calls[2]).toEqual(['put b turned']);
});
