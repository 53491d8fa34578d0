import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import Board from './Board.svelte';
import { option, player, table } from './sample';
import { speakFrom } from '../../lib/i18n.svelte';
import rules from '../../../../src/tavolino/games/papa_paolo/texts/en.ftl?raw';
import texts from '../../../../src/tavolino/games/papa_paolo/texts/board/en.ftl?raw';
import type { Effect } from '../../board/effects';
import type { Explained } from '../../board/contract';
import type { Option } from '../../lib/shown';
import type { View } from './view';

beforeAll(() => speakFrom('en', `${rules}\n${texts}`));

function sit(view: View, options: Option[], change: { enabled?: boolean; seat?: number } = {}) {
  const [onact, onwhy, onforgive] = [vi.fn(), vi.fn(), vi.fn()];
  const hand = { say: vi.fn(), onframe: () => vi.fn(), onfelt: () => vi.fn() };
  const props = $state({ view, seq: 0, hand, effects: [] as readonly Effect[], options, seat: 0, seats: [], names: ['Anna', 'Bruno', 'Chiara', 'Dario'], enabled: true, pending: null as string | null, explained: null as Explained | null, onact, onwhy, onforgive, ...change });
  render(Board, { props });
  return { onact, onwhy, props };
}
const place = (name: string): Element => document.querySelector(`[data-place="${name}"]`)!;
async function mouse(name: string) {
  await fireEvent.pointerDown(place(name), { pointerType: 'mouse' });
  await fireEvent.pointerMove(place(name), { pointerType: 'mouse' });
  await fireEvent.click(place(name));
}

const PAWN = option('pawn b3', {
  kind: 'pawn', tile: { colour: 'blue', houses: 2, shape: 'L' }, lays: { '2,0': ['SW'], '0,1': ['NE'] },
  jobs: [{ job: 'shop', gets: [1, 2], bonus: 0, why: null }, { job: 'sponsor', money: 3 }], leaders: { 3: 0, b: 0 },
});

test('a tile of the city is picked up by one click and laid by the next: three entries in one go', async () => {
  const { onact, onwhy } = sit(table(), [PAWN]);
  await mouse('b3');
  expect(screen.getByTestId('papa_paolo').dataset['held']).toBe('b3');
  await mouse('0/0,1');
  expect(onact.mock.calls).toEqual([['pawn b3; take; lay 0,1 NE']]);
  await mouse('a1');
  expect(onwhy.mock.calls).toEqual([['pawn a1']]);
});

test('a place where the tile in hand does not fit is asked why not', async () => {
  const { onwhy } = sit(table(), [PAWN]);
  await mouse('b3');
  await mouse('0/0,-1');
  expect(onwhy.mock.calls).toEqual([['pawn b3; take; lay 0,-1 NE']]);
});

test('a tile is carried into the district', async () => {
  const { onact } = sit(table(), [PAWN]);
  document.elementFromPoint = () => place('0/0,1');
  await fireEvent.pointerDown(place('b3'), { pointerType: 'mouse', button: 0, pointerId: 1, clientX: 5, clientY: 5 });
  await fireEvent.pointerMove(window, { pointerType: 'mouse', pointerId: 1, clientX: 90, clientY: 90 });
  await fireEvent.pointerUp(window, { pointerType: 'mouse', pointerId: 1, clientX: 90, clientY: 90 });
  expect(onact.mock.calls).toEqual([['pawn b3; take; lay 0,1 NE']]);
});

test('the stalls of a held pawn are chips: the shop asks how many', async () => {
  const view = table();
  view.lines['3'] = { ...view.lines['3']!, jobs: ['shop'] };
  const { onact, onwhy } = sit(view, [PAWN]);
  const chip = async (name: string) => {
    await fireEvent.pointerDown(document.querySelector(`[data-chip="${name}"]`)!, { pointerType: 'mouse' });
    await fireEvent.click(document.querySelector(`[data-chip="${name}"]`)!);
  };
  await mouse('b3');
  await chip('stall 3 shop');
  expect(screen.getByTestId('more').getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(screen.getByTestId('more'));
  expect(onwhy.mock.calls).toEqual([['pawn b3; shop 3']]);
  await fireEvent.click(screen.getByTestId('fewer'));
  expect([document.querySelector('[data-chip="shop 1"]'), screen.getByTestId('fewer').getAttribute('aria-disabled')]).toEqual([expect.anything(), 'true']);
  await fireEvent.keyDown(document.body, { key: '+' });
  await chip('shop 2');
  expect(onact.mock.calls).toEqual([['pawn b3; shop 2']]);
});

test('a tile is turned by R and laid where it is looked at', async () => {
  const view = table(4, { step: 'lay', pending: { kind: 'placed', cell: 'a1' } });
  const { onact } = sit(view, ['lay 2,0 SW', 'lay 0,1 NE'].map((action) => option(action)));
  await fireEvent.pointerMove(place('0/0,1'), { pointerType: 'mouse' });
  expect(document.querySelector('[data-ghost]')?.getAttribute('data-ghost')).toBe('fits');
  await fireEvent.pointerMove(place('0/2,0'), { pointerType: 'mouse' });
  expect(document.querySelector('[data-ghost]')?.getAttribute('data-ghost')).toBe('turn');
  await mouse('0/2,0');
  await mouse('0/2,0');
  expect(onact.mock.calls).toEqual([['lay 2,0 SW']]);
});

test('what has no place is a chip', async () => {
  const { onact } = sit(table(4, { phase: 'bid', step: 'bid' }), [option('bid c1 3'), option('pass')]);
  await fireEvent.pointerDown(document.querySelector('[data-chip="pass"]')!, { pointerType: 'mouse' });
  await fireEvent.click(document.querySelector('[data-chip="pass"]')!);
  await mouse('piazza c1 3');
  expect(onact.mock.calls).toEqual([['pass'], ['bid c1 3']]);
});

test('a finger looks first and waits for Confirm; touching again turns the tile', async () => {
  const { onact, props } = sit(table(), [PAWN]);
  const touch = async (name: string) => {
    await fireEvent.pointerDown(place(name), { pointerType: 'touch' });
    await fireEvent.click(place(name));
  };
  await touch('b3');
  await touch('0/2,0');
  expect([props.pending, onact.mock.calls]).toEqual(['pawn b3; take; lay 2,0 SW', []]);
});

test('what was held is let go by Backspace', async () => {
  sit(table(), [PAWN]);
  await mouse('b3');
  await fireEvent.keyDown(document.body, { key: 'Backspace' });
  expect(screen.getByTestId('papa_paolo').dataset['held']).toBeUndefined();
});

const DELIVERY = { kind: 'delivery', pizzas: 3, rounds: 1, distance: 2, express: false, pizzeria: null, stops: [], way: [], roads: { '0,0': ['1,0'], '1,0': [] } } as const;

test('a round is drawn by arrow keys, leaves pizzas and waits to go home', async () => {
  const view = table(4, { phase: 'deliver', step: 'ride', pending: { ...DELIVERY, stops: [], way: [], roads: { '0,0': ['1,0'], '1,0': [] } } });
  const { props, onact } = sit(view, [option('ride 0,0', { kind: 'ride', start: [0, 0], reach: [[1, 0]], plan: [] }), option('stop')]);
  await tick();
  await fireEvent.keyDown(place('0/0,0'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(place('0/1,0'));
  expect(props.pending).toBeNull();
  await fireEvent.keyDown(place('0/1,0'), { key: 'Enter' });
  expect(props.pending).toBe('ride 0,0; drop 1,0 1; home');
  await fireEvent.click(document.querySelector('[data-chip="home"]')!);
  expect(onact.mock.calls).toEqual([['ride 0,0; drop 1,0 1; home']]);
});

test('the stage follows the phase', async () => {
  const { props } = sit(table(), []);
  const stage = () => screen.getByTestId('papa_paolo').dataset['stage'];
  expect(stage()).toBe('city');
  props.view = table(4, { phase: 'bid', step: 'bid' });
  await tick();
  expect(stage()).toBe('piazza');
  props.view = table(4, { phase: 'deliver', step: 'ride' });
  await tick();
  expect(stage()).toBe('district');
});

test('two players choose a start tile, bid on a ladder and have the large tile', async () => {
  const hand = table(2, { phase: 'prepare', step: 'keep', players: [player({ cities: [], pizzerias: [], hand: [1, 2], start: 0 }), player({ cities: [], pizzerias: [] })] });
  const { onact, props } = sit(hand, [option('keep 1'), option('keep 2')]);
  await mouse('0/start 2');
  expect(onact.mock.calls).toEqual([['keep 2']]);
  props.view = table(2, { phase: 'bid', step: 'bid' });
  await tick();
  expect(place('ladder 16')).not.toBeNull();
  expect(place('investment GR')).not.toBeNull();
});

test('a watcher can press nothing', async () => {
  const { onact, onwhy } = sit(table(), [], { seat: -2 });
  await mouse('b3');
  expect([onact.mock.calls, onwhy.mock.calls]).toEqual([[], []]);
});

test('hidden money and coins face down tell nothing', () => {
  const view = table();
  view.lines['1'] = { ...view.lines['1']!, coin: 0, hidden: true };
  sit(view, []);
  expect(document.querySelector('[data-at="1"]')?.textContent).toContain('?');
});
