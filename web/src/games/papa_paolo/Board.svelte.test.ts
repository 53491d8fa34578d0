import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import Board from './Board.svelte';
import { comparing } from './district/comparison.svelte';
import { option, player, table } from './sample';
import { setTexts } from '../../device/i18n.svelte';
import rules from '../../../../src/tavolino/games/papa_paolo/texts/en.ftl?raw';
import texts from '../../../../src/tavolino/games/papa_paolo/texts/board/en.ftl?raw';
import type { Effect } from '../../board/effects';
import type { RefusedAction } from '../../board/contract';
import type { AvailableAction } from '../../net/matchView';
import type { View } from './view';

beforeAll(() => setTexts('en', `${rules}\n${texts}`));

function sit(view: View, actions: AvailableAction[], change: { enabled?: boolean; seat?: number } = {}) {
  const [onact, oncheck, ondismiss] = [vi.fn(), vi.fn(), vi.fn()];
  const gestures = { send: vi.fn(), onframe: () => vi.fn(), onfeedback: () => vi.fn(), onrefused: () => vi.fn() };
  const props = $state({
    view,
    seq: 0,
    question: '0',
    gestures,
    effects: [] as readonly Effect[],
    actions,
    seat: 0,
    seats: [],
    names: ['Anna', 'Bruno', 'Chiara', 'Dario'],
    enabled: true,
    pending: null as string | null,
    refused: null as RefusedAction | null,
    onact,
    oncheck,
    ondismiss,
    ...change,
  });
  const { unmount } = render(Board, { props });
  return { onact, oncheck, props, unmount };
}
const place = (name: string): Element => document.querySelector(`[data-place="${name}"]`)!;
async function mouse(name: string) {
  await fireEvent.pointerDown(place(name), { pointerType: 'mouse' });
  await fireEvent.pointerMove(place(name), { pointerType: 'mouse' });
  await fireEvent.click(place(name));
}

const PAWN = option('pawn b3', {
  kind: 'pawn',
  tile: { colour: 'blue', houses: 2, shape: 'L' },
  lays: { '2,0': ['SW'], '0,1': ['NE'] },
  jobs: [
    { job: 'shop', gets: [1, 2], bonus: 0, why: null },
    { job: 'sponsor', money: 3 },
  ],
  leaders: { 3: 0, b: 0 },
});

test('a tile of the city is picked up by one click and laid by the next: three entries in one go', async () => {
  const { onact, oncheck } = sit(table(), [PAWN]);
  await mouse('b3');
  expect(screen.getByTestId('papa_paolo').dataset['held']).toBe('b3');
  await mouse('0/0,1');
  expect(onact.mock.calls).toEqual([['pawn b3; take; lay 0,1 NE']]);
  await mouse('a1');
  expect(oncheck.mock.calls).toEqual([['pawn a1']]);
});

test('a place where the tile in hand does not fit is asked why not', async () => {
  const { oncheck } = sit(table(), [PAWN]);
  await mouse('b3');
  await mouse('0/0,-1');
  expect(oncheck.mock.calls).toEqual([['pawn b3; take; lay 0,-1 NE']]);
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
  const { onact, oncheck } = sit(view, [PAWN]);
  const chip = async (name: string) => {
    await fireEvent.pointerDown(document.querySelector(`[data-chip="${name}"]`)!, { pointerType: 'mouse' });
    await fireEvent.click(document.querySelector(`[data-chip="${name}"]`)!);
  };
  await mouse('b3');
  await chip('stall 3 shop');
  expect(screen.getByTestId('more').getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(screen.getByTestId('more'));
  expect(oncheck.mock.calls).toEqual([['pawn b3; shop 3']]);
  await fireEvent.click(screen.getByTestId('fewer'));
  expect([
    document.querySelector('[data-chip="shop 1"]'),
    screen.getByTestId('fewer').getAttribute('aria-disabled'),
  ]).toEqual([expect.anything(), 'true']);
  await fireEvent.keyDown(document.body, { key: '+' });
  await chip('shop 2');
  expect(onact.mock.calls).toEqual([['pawn b3; shop 2']]);
});

test('a tile is turned by R and laid where it is looked at', async () => {
  const view = table(4, { step: 'lay', pending: { kind: 'placed', cell: 'a1' } });
  const { onact } = sit(
    view,
    ['lay 2,0 SW', 'lay 0,1 NE'].map((action) => option(action)),
  );
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

const DELIVERY = {
  kind: 'delivery',
  pizzas: 3,
  rounds: 1,
  distance: 2,
  express: false,
  pizzeria: null,
  stops: [],
  way: [],
  round: null,
} as const;
const ROUND = {
  start: [0, 0] as [number, number],
  pizzas: 3,
  stops: { '1,0': 1 },
  ways: [[[1, 0]]] as [number, number][][],
};

test('a round is drawn by arrow keys, leaves pizzas and waits to go home', async () => {
  const view = table(4, {
    phase: 'deliver',
    step: 'ride',
    pending: { ...DELIVERY, stops: [], way: [] },
  });
  const { props, onact } = sit(view, [option('ride 0,0', { kind: 'ride', round: ROUND, plan: [] }), option('stop')]);
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
  const hand = table(2, {
    phase: 'prepare',
    step: 'keep',
    players: [player({ cities: [], pizzerias: [], hand: [1, 2], start: 0 }), player({ cities: [], pizzerias: [] })],
  });
  const { onact, props } = sit(hand, [option('keep 1'), option('keep 2')]);
  await mouse('0/start 2');
  expect(onact.mock.calls).toEqual([['keep 2']]);
  props.view = table(2, { phase: 'bid', step: 'bid' });
  await tick();
  expect(place('ladder 16')).not.toBeNull();
  expect(place('investment GR')).not.toBeNull();
});

test('a watcher can press nothing', async () => {
  const { onact, oncheck } = sit(table(), [], { seat: -2 });
  await mouse('b3');
  expect([onact.mock.calls, oncheck.mock.calls]).toEqual([[], []]);
});

test('hidden money and coins face down tell nothing', () => {
  const view = table();
  view.lines['1'] = { ...view.lines['1']!, coin: 0, hidden: true };
  sit(view, []);
  expect(document.querySelector('[data-at="1"]')?.textContent).toContain('?');
});

test('a green investment builds wherever the rules let it, also beyond what stands', async () => {
  const view = table(4, {
    phase: 'invest',
    step: 'activate',
    players: [player({ investment: 'green' }), player(), player(), player()],
  });
  const { onact } = sit(view, [
    option('once 2', { kind: 'deal', cost: 0, money: 0, pizzas: 0, keeps: 10, sites: ['1,-1', '1,-2', '-4,0'] }),
  ]);
  await fireEvent.click(document.querySelector('[data-chip="supply 2"]')!);
  await mouse('0/1,-1');
  expect(document.querySelectorAll('.plot').length).toBeGreaterThan(0);
  expect(onact.mock.calls).toEqual([['once 2; site 1,-1']]);
});

test('an express delivery has its gauges and its best plan, in whichever phase it is', () => {
  const pending = { ...DELIVERY, express: true, stops: [], way: [] };
  const plan = [{ start: [0, 0], path: [[1, 0]], drops: { '1,0': 1 } }];
  const { unmount } = sit(table(4, { phase: 'place', step: 'ride', pending }), [
    option('ride 0,0', { kind: 'ride', round: ROUND, plan }),
  ]);
  expect([
    screen.getByTestId('papa_paolo').dataset['stage'],
    screen.queryByTestId('best-plan') !== null,
    document.querySelectorAll('.gauge').length,
  ]).toEqual(['district', true, 3]);
  unmount();
  sit(table(4, { phase: 'place', step: 'ride', pending, actors: [1] }), []);
  expect(screen.getByTestId('papa_paolo').dataset['stage']).toBe('city');
});

test('whoever was compared with is forgotten when one leaves the table', () => {
  const { unmount } = sit(table(), []);
  comparing.toggle(2);
  unmount();
  expect(comparing.seat).toBeNull();
});

test('the order of turns and what is left in stack and supply stay on the table whatever is asked', () => {
  const { unmount } = sit(table(4, { phase: 'bid', step: 'bid' }), [option('bid c1 3'), option('pass')]);
  expect(screen.getByText('Turn order: Anna, Bruno, Chiara, Dario')).toBeTruthy();
  expect(document.querySelector('.stores')?.textContent).toContain('68');
  expect(document.querySelector('.stores')?.getAttribute('title')).toBe(
    '68 city tiles in the stack; 3 pizzerias for £2; 3 pizzerias for £4; 2 pizzerias for £5',
  );
  unmount();
  sit(table(), []);
  expect([document.querySelector('.stores'), document.querySelector('[data-at="stack"]') !== null]).toEqual([
    null,
    true,
  ]);
});

test('while a site is looked at the roads that would reach it are drawn', async () => {
  sit(table(4, { step: 'site', pending: { kind: 'building', price: 2 } }), [option('site 2,0')]);
  await fireEvent.pointerMove(place('0/2,0'), { pointerType: 'mouse' });
  expect([...document.querySelectorAll('[data-reaching]')].map((one) => one.getAttribute('data-reaching'))).toEqual([
    '0/1,0',
  ]);
});

test('while a delivery tile is looked at, what it could reach is lit in the own district', async () => {
  const bid = option('bid c1 3', {
    kind: 'bid',
    row: 1,
    tile: { name: 'A1', pizzas: 2, distance: 2 },
    keeps: 7,
    outbids: -1,
    settles: 1,
    order: [0, 1, 2, 3],
    best: 1,
    plan: [{ start: [0, 0], path: [[1, 0]], drops: { '1,0': 1 } }],
  });
  sit(table(4, { phase: 'bid', step: 'bid' }), [bid, option('bid c2 4'), option('pass')]);
  const reached = () => [...document.querySelectorAll('[data-reached]')].map((one) => one.getAttribute('data-reached'));
  expect(reached()).toEqual([]);
  await fireEvent.pointerMove(place('piazza c1 3'), { pointerType: 'mouse' });
  expect([reached(), document.querySelectorAll('[data-served]').length]).toEqual([['0/1,0'], 1]);
  expect(document.querySelector('.district .title')?.textContent).toBe('What A1 could reach: one house');
  await fireEvent.pointerMove(place('piazza c2'), { pointerType: 'mouse' });
  expect([reached(), document.querySelectorAll('[data-served]').length]).toEqual([['0/1,0'], 0]);
  expect(place('piazza c2').getAttribute('aria-label')).toBe(
    'A2: 3 pizzas, distance 2; What A2 could reach: one house',
  );
});

test('the two uses of an investment tile are pictures with their chips in them', async () => {
  const view = table(4, {
    phase: 'invest',
    step: 'activate',
    players: [player({ investment: 'gold' }), player(), player(), player()],
  });
  const { onact } = sit(view, [
    option('track', { kind: 'track', colour: 'gold', marker: 0, before: 3, after: 5 }),
    option('once', { kind: 'deal', cost: 0, money: 5, pizzas: 0, keeps: 15 }),
    option('discard'),
  ]);
  const within = (use: string) => document.querySelector(`[data-use=${use}]`)!;
  expect([
    within('track').querySelector('[data-step-to="1"]'),
    within('once').querySelector('[data-brings=money]'),
  ]).not.toContain(null);
  expect(within('once').textContent).toContain('£10 → £15');
  expect([...document.querySelectorAll('header [data-chip]')].map((one) => one.getAttribute('data-chip'))).toEqual([
    'discard',
  ]);
  await fireEvent.click(within('track').querySelector('[data-chip="0/AU 1"]')!);
  await fireEvent.click(within('once').querySelector('[data-chip="once"]')!);
  expect(onact.mock.calls).toEqual([['track'], ['once']]);
});

test('the city is the stage while bribes are taken, until one does something', async () => {
  const { props } = sit(table(), []);
  const stage = () => screen.getByTestId('papa_paolo').dataset['stage'];
  props.view = table(4, { phase: 'bid', step: 'bid' });
  props.effects = [
    { did: 'removed', what: 'coin 3', at: '2', to: '1/money', seat: 1 },
    { did: 'paid', amount: 3, taker: 1, why: 'bribes' },
  ];
  await tick();
  expect([stage(), screen.getByText(/Bribes/).getAttribute('aria-current')]).toEqual(['city', 'step']);
  await fireEvent.pointerDown(screen.getByTestId('papa_paolo'), { pointerType: 'mouse' });
  expect(stage()).toBe('piazza');
});
