import { beforeEach, expect, test, vi } from 'vitest';
import { setConfirmMoves, reloadConfirmMoves } from '../../device/settings/confirmMoves.svelte';
import { removeItem } from '../../device/storage';
import { PlaceSelection, type SelectionRules } from './selection.svelte';

/** A row of places: on `a` the selected piece fits as it is, on `b` after a turn, and `d` has no action. */
let turned: boolean;
const calls = { act: vi.fn(), checkAction: vi.fn(), setPending: vi.fn() };
const offered = ['put a', 'put b turned', 'pass'];
const rules = (): SelectionRules => ({
  rows: [
    ['a', 'b'],
    ['c', 'd'],
  ],
  jumpTargets: ['b', 'a'],
  mayAct: true,
  actionAt: (place) => (place === 'd' ? null : `put ${place}${turned ? ' turned' : ''}`),
  isOffered: (action) => action !== null && offered.includes(action),
  fit: (place) => (rules().isOffered(rules().actionAt(place)) ? 'now' : place < 'c' ? 'changed' : 'no'),
  changeToFit: () => (turned = !turned),
  ...calls,
});
let selection: PlaceSelection;
beforeEach(() => {
  removeItem('confirm-moves');
  reloadConfirmMoves();
  turned = false;
  selection = new PlaceSelection(rules);
  Object.values(calls).forEach((ear) => ear.mockClear());
});

test('a mouse acts where it fits, and asks why where it does not', () => {
  selection.choose('a', 'mouse');
  selection.choose('c', 'keys');
  selection.choose('d', 'mouse');
  expect([calls.act.mock.calls, calls.checkAction.mock.calls]).toEqual([[['put a']], [['put c']]]);
});

test('where it fits otherwise, a mouse changes what is in hand first', () => {
  selection.choose('b', 'mouse');
  expect([calls.act.mock.calls, calls.checkAction.mock.calls]).toEqual([[], []]);
  selection.choose('b', 'mouse');
  expect(calls.act.mock.calls).toEqual([['put b turned']]);
});

test('a place that needs a turn replaces what waited for Confirm, also where the turned piece waits for nothing', () => {
  selection.choose('a', 'touch');
  selection.choose('b', 'mouse');
  expect(calls.setPending.mock.calls).toEqual([['put a'], [null]]);
});

test('a finger only chooses; a place that fits otherwise changes what is in hand', () => {
  selection.choose('a', 'touch');
  selection.choose('b', 'touch');
  expect(calls.setPending.mock.calls).toEqual([['put a'], ['put b turned']]);
  expect(calls.act).not.toHaveBeenCalled();
});

test('a finger asks why, and nothing waits then', () => {
  selection.choose('c', 'touch');
  expect([calls.setPending.mock.calls, calls.checkAction.mock.calls]).toEqual([[[null]], [['put c']]]);
});

test('what has no place is done by mouse and waits for a finger', () => {
  selection.chooseUnplaced('pass', 'keys');
  selection.preview('a', 'mouse');
  selection.chooseUnplaced('pass', 'touch');
  expect([calls.act.mock.calls, calls.setPending.mock.calls, selection.target]).toEqual([[['pass']], [['pass']], null]);
});

test('the Tab key leads to where one was, else to the best place', () => {
  expect(selection.tabStop).toBe('b');
  selection.preview('c', 'keys');
  expect(selection.tabStop).toBe('c');
});

test('in a new position nothing waits, and a finger is no longer there', () => {
  selection.choose('a', 'touch');
  selection.onNewPosition();
  expect([calls.setPending.mock.calls.at(-1), selection.target]).toEqual([[null], null]);
});

test('who confirms everything waits with mouse and keys too, and the eye stays at what was chosen', () => {
  setConfirmMoves(true);
  selection.choose('a', 'mouse');
  selection.preview('c', 'mouse');
  selection.preview(null, 'mouse');
  expect(selection.target).toBe('a');
  selection.choose('c', 'keys');
  selection.chooseUnplaced('pass', 'mouse');
  expect(calls.act).not.toHaveBeenCalled();
  expect(calls.setPending.mock.calls).toEqual([['put a'], [null], ['pass']]);
  expect(calls.checkAction.mock.calls).toEqual([['put c']]);
  selection.preview('b', 'mouse');
  expect(selection.target).toBe('b');
});

test('a second click in the same place does not turn what a mouse holds', () => {
  setConfirmMoves(true);
  selection.choose('a', 'mouse');
  selection.choose('a', 'mouse');
  expect(turned).toBe(false);
});

test('what waits means something else when what is in hand is turned', () => {
  setConfirmMoves(true);
  selection.choose('a', 'mouse');
  turned = true;
  selection.onPieceChanged();
  expect(calls.setPending.mock.calls).toEqual([['put a'], [null]]);
});

test('who confirms nothing acts with a finger too, but sees first what was changed for it', () => {
  setConfirmMoves(false);
  selection.choose('a', 'touch');
  selection.chooseUnplaced('pass', 'touch');
  expect(calls.act.mock.calls).toEqual([['put a'], ['pass']]);
  selection.choose('b', 'touch');
  expect(turned).toBe(true);
  expect(calls.act).toHaveBeenCalledTimes(2);
  selection.choose('b', 'touch');
  expect(calls.act.mock.calls[2]).toEqual(['put b turned']);
});
