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

test('a click on a tile of the city places a pawn there; elsewhere it asks why not', async () => {
  const { onact, onwhy } = sit(table(), [option('pawn b3')]);
  await mouse('b3');
  expect(onact.mock.calls).toEqual([['pawn b3']]);
  await mouse('a1');
  expect(onwhy.mock.calls).toEqual([['pawn a1']]);
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

test('a finger looks first and waits for Confirm', async () => {
  const { onact, props } = sit(table(), [option('pawn b3'), option('pawn a1')]);
  await fireEvent.pointerDown(place('b3'), { pointerType: 'touch' });
  await fireEvent.click(place('b3'));
  expect([props.pending, onact.mock.calls]).toEqual(['pawn b3', []]);
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
