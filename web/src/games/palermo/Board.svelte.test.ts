import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import Board from './Board.svelte';
import { city, collecting, option, player, walk } from './sample';
import { setTexts } from '../../device/i18n.svelte';
import texts from '../../../../src/tavolino/games/palermo/texts/board/en.ftl?raw';
import type { Effect } from '../../board/effects';
import type { RefusedAction } from '../../board/contract';
import type { AvailableAction } from '../../net/matchView';
import type { View } from './view';

beforeAll(() => setTexts('en', texts));

const HOUSES = ['house B2 2 r0', 'house B2 2 r1', 'house C4 2 r2'].map((action) =>
  option(action, { kind: 'lay', roofs: [], entrance: '' }),
);
const BUILDING = city(['start A1']);

function table(view: View, actions: AvailableAction[], change: { enabled?: boolean; seat?: number } = {}) {
  const onact = vi.fn();
  const oncheck = vi.fn();
  const ondismiss = vi.fn();
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
  render(Board, { props });
  return { onact, oncheck, ondismiss, props };
}

const place = (name: string): Element => document.querySelector(`[data-place="${name}"]`)!;

async function mouse(name: string) {
  await fireEvent.pointerMove(place(name), { pointerType: 'mouse' });
  await fireEvent.click(place(name));
}
async function tap(name: string) {
  await fireEvent.pointerDown(place(name), { pointerType: 'touch', pointerId: 1 });
  await fireEvent.pointerUp(place(name), { pointerType: 'touch', pointerId: 1 });
  await fireEvent.click(place(name));
}
const key = (name: string, of: Element = document.activeElement!, more = {}) =>
  fireEvent.keyDown(of, { key: name, ...more });

test('a click lays the house that hovering showed', async () => {
  const { onact, oncheck } = table(BUILDING, HOUSES);
  await fireEvent.pointerMove(place('B2'), { pointerType: 'mouse' });
  expect(document.querySelector('[data-ghost]')?.getAttribute('data-ghost')).toBe('fits');
  await fireEvent.click(place('B2'));
  expect(onact.mock.calls).toEqual([['house B2 2 r0']]);
  expect(oncheck).not.toHaveBeenCalled();
});

test('a click where it does not fit asks why not', async () => {
  const { onact, oncheck } = table(BUILDING, HOUSES);
  await mouse('F6');
  expect(document.querySelector('[data-ghost]')?.getAttribute('data-ghost')).toBe('refused');
  expect(oncheck.mock.calls).toEqual([['house F6 2 r0']]);
  expect(onact).not.toHaveBeenCalled();
});

test('a click where it fits if turned, turns it; the next one lays it', async () => {
  const { onact, oncheck } = table(BUILDING, HOUSES);
  await fireEvent.pointerMove(place('C4'), { pointerType: 'mouse' });
  expect(document.querySelector('[data-ghost]')?.getAttribute('data-ghost')).toBe('turn');
  await mouse('C4');
  expect([onact.mock.calls, oncheck.mock.calls]).toEqual([[], []]);
  expect(document.querySelector('[data-ghost]')?.getAttribute('data-ghost')).toBe('fits');
  await mouse('C4');
  expect(onact.mock.calls).toEqual([['house C4 2 r2']]);
});

test('Enter where it fits if turned, turns it and says so', async () => {
  const { onact, oncheck } = table(BUILDING, HOUSES);
  (place('B2') as SVGElement).focus();
  await key('n');
  await key('Enter');
  expect([onact.mock.calls, oncheck.mock.calls]).toEqual([[], []]);
  expect(document.querySelector('.palermo > [aria-live]')?.textContent).toContain('C4 fits');
});

test('a refusal is over once something else is meant there', async () => {
  const { ondismiss, props } = table({ ...BUILDING, supply: [12, 12, 12] }, [...HOUSES, option('house F6 1 r0')]);
  await mouse('F6');
  props.refused = { action: 'house F6 2 r0', rule: 'x', sentence: 'No.' };
  await tick();
  expect(document.querySelector('[data-refused="F6"]')).not.toBeNull();
  expect(ondismiss).not.toHaveBeenCalled();
  await key('1', place('F6'));
  expect(ondismiss).toHaveBeenCalled();
  expect(document.querySelector('[data-refused]')).toBeNull();
});

test('the wheel and the keys turn the house', async () => {
  const { onact } = table(BUILDING, HOUSES);
  await fireEvent.wheel(place('B2'), { deltaY: 100 });
  await mouse('B2');
  await key('r', place('B2'));
  await mouse('C4');
  await key('R', place('B2'), { shiftKey: true });
  await mouse('B2');
  expect(onact.mock.calls.flat()).toEqual(['house B2 2 r1', 'house C4 2 r2', 'house B2 2 r1']);
});

test('R turns the house under the mouse, wherever the keyboard is, and only once', async () => {
  const { onact } = table(BUILDING, HOUSES);
  await fireEvent.pointerMove(place('B2'), { pointerType: 'mouse' });
  await key('r', document.body);
  await fireEvent.click(place('B2'));
  expect(onact.mock.calls).toEqual([['house B2 2 r1']]);
});

test('a finger only chooses: the house waits for Confirm, and touching again turns it', async () => {
  const { onact, props } = table(BUILDING, HOUSES);
  await tap('B2');
  expect(props.pending).toBe('house B2 2 r0');
  await tap('B2');
  expect(props.pending).toBe('house B2 2 r1');
  expect(onact).not.toHaveBeenCalled();
});

test('a finger on a cell that fits only turned, turns the house', async () => {
  const { props, oncheck } = table(BUILDING, HOUSES);
  await tap('C4');
  expect(props.pending).toBe('house C4 2 r2');
  await tap('E5');
  expect(props.pending).toBeNull();
  expect(oncheck.mock.calls).toEqual([['house E5 2 r2']]);
});

test('keys: arrows look round, N jumps to what is offered, Enter acts', async () => {
  const { onact, oncheck } = table(BUILDING, HOUSES);
  const entry = document.querySelector<SVGElement>('[role=gridcell][tabindex="0"]')!;
  expect(entry.getAttribute('data-cell')).toBe('B2');
  entry.focus();
  await key('n');
  expect(document.activeElement?.getAttribute('data-cell')).toBe('C4');
  await key('ArrowUp');
  expect(document.activeElement?.getAttribute('data-cell')).toBe('C3');
  await key('Enter');
  expect(oncheck.mock.calls).toEqual([['house C3 2 r0']]);
  await key('p');
  await key('Enter');
  expect(onact.mock.calls).toEqual([['house B2 2 r0']]);
});

test('the number keys choose a house, but not one that is sold out', async () => {
  table({ ...BUILDING, supply: [0, 12, 3] }, [...HOUSES, option('house B2 3 r0')]);
  expect(screen.getByRole('radio', { name: '2-field house, 12 left' }).getAttribute('aria-checked')).toBe('true');
  await key('3', place('B2'));
  expect(screen.getByRole('radio', { name: '3-field house, 3 left' }).getAttribute('aria-checked')).toBe('true');
  await key('1', place('B2'));
  expect(screen.getByRole('radio', { name: '3-field house, 3 left' }).getAttribute('aria-checked')).toBe('true');
});

test('a new turn puts a card into the hand that fits somewhere, and says which fit nowhere', () => {
  table(BUILDING, [option('house B2 1 r0'), option('house C4 3 r2')]);
  expect(screen.getByRole('radio', { name: '3-field house, 12 left' }).getAttribute('aria-checked')).toBe('true');
  expect(
    screen.getByRole('radio', { name: '2-field house, 12 left, fits nowhere now' }).getAttribute('aria-checked'),
  ).toBe('false');
});

test('a plaza: its disc goes on one of the fields that are offered, never on the promenade', async () => {
  const { onact, oncheck } = table(
    BUILDING,
    ['NW', 'NE', 'SE', 'SW'].map((corner) => option(`plaza F6 ${corner}`, { kind: 'lay', roofs: [], entrance: '' })),
  );
  await mouse('12.12');
  await mouse('1.5');
  await mouse('0.5');
  expect([onact.mock.calls, oncheck.mock.calls]).toEqual([[['plaza F6 SE']], [['plaza C1 NW']]]);
});

const CITY = collecting(['start A1', 'house B1 3 r2'], [player({ gangster: '3.1' }), player(), player(), player()]);
const WALKS = [walk('go 1.3', ['2.1', '1.3'], { collects: true, gain: 2 }), walk('go 3.2', ['3.2']), option('stay')];

test('every field says what is there and what going there brings', () => {
  table(CITY, WALKS);
  expect(place('1.3').getAttribute('aria-label')).toBe('1.3 street, door of Anna, 2 points, disc, +2');
  expect(place('1.4').getAttribute('aria-label')).toBe('1.4 roof');
  expect(place('3.1').getAttribute('aria-label')).toContain('gangster of Anna');
  expect(place('0.0').getAttribute('aria-label')).toBe('0.0 corner of the promenade');
});

test('hovering a destination draws its way and says what it costs', async () => {
  const { onact, oncheck } = table(CITY, WALKS);
  await fireEvent.pointerMove(place('1.3'), { pointerType: 'mouse' });
  expect(document.querySelector('[data-way]')?.getAttribute('data-way')).toBe('2.1 1.3');
  expect(screen.getByText('2 points, disc, +2')).toBeTruthy();
  await mouse('1.3');
  await mouse('12.12');
  expect([onact.mock.calls, oncheck.mock.calls]).toEqual([[['go 1.3']], [['go 12.12']]]);
});

test('a way says what policemen charge on it, and where', async () => {
  table(CITY, [walk('go 1.3', ['2.1', '1.3'], { cost: 3, tolls: ['2.1'], collects: true, gain: 1 })]);
  await fireEvent.pointerMove(place('1.3'), { pointerType: 'mouse' });
  expect(screen.getByText('3 points, one of them for a policeman, disc, +1')).toBeTruthy();
  expect(document.querySelectorAll('[data-toll]')).toHaveLength(1);
});

test('while the policeman may move one sees what the gangster could collect then', () => {
  const reach = { kind: 'reach', fields: ['1.3', '3.2'], prizes: [{ field: '1.3', cost: 2, gain: 2, home: false }] };
  table({ ...CITY, phase: 'police' }, [walk('police 3.2', ['3.2']), option('police -', reach)]);
  expect(document.querySelector('[data-reach]')?.getAttribute('data-reach')).toBe('2');
  expect([...document.querySelectorAll('[data-prize]')].map((one) => one.getAttribute('data-prize'))).toEqual(['1.3']);
  expect(place('1.3').getAttribute('aria-label')).toContain('your gangster could collect a disc here, +2');
});

test('the gangster may stay, by button and by key', async () => {
  const { onact } = table(CITY, WALKS);
  await fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  await key('s', place('3.1'));
  expect(onact.mock.calls).toEqual([['stay'], ['stay']]);
});

test('a finger on the button only chooses to stay, as it only chooses a way', async () => {
  const { onact, props } = table(CITY, WALKS);
  const stay = screen.getByRole('button', { name: 'Stay here' });
  await tap('1.3');
  await fireEvent.pointerDown(stay, { pointerType: 'touch', pointerId: 1 });
  await fireEvent.click(stay);
  expect(onact).not.toHaveBeenCalled();
  expect(props.pending).toBe('stay');
  expect(document.querySelector('[data-way]')).toBeNull();
});

test('while the policeman may move, choosing the own gangster goes on with it', async () => {
  const { onact } = table({ ...CITY, phase: 'police' }, [walk('police 1.3', ['1.3']), option('police -')]);
  await mouse('3.1');
  expect(onact.mock.calls).toEqual([['police -']]);
});

test('one who only watches, or looks at the past, chooses nothing', async () => {
  for (const change of [{ seat: -2 }, { enabled: false }]) {
    const { onact, oncheck } = table(CITY, [], change);
    await mouse('1.3');
    expect([onact, oncheck].flatMap(({ mock }) => mock.calls)).toEqual([]);
    document.body.replaceChildren();
  }
});

test('what was earned rises over the one who earned it, once, however often the moment is shown', async () => {
  const { props } = table(CITY, []);
  const after = collecting(
    ['start A1', 'house B1 3 r2'],
    [player({ gangster: '1.3', money: 2 }), player(), player(), player()],
  );
  const effects: Effect[] = [
    { did: 'moved', what: 'gangster', path: ['3.1', '2.1', '1.3'], seat: 0 },
    { did: 'removed', what: 'disc', at: '1.3', to: '0/discs', seat: 0 },
    { did: 'paid', amount: 2, taker: 0, why: 'disc' },
  ];
  Object.assign(props, { view: after, effects });
  await tick();
  expect([...document.querySelectorAll('.earned')].map(({ textContent }) => textContent)).toEqual(['+2']);
  expect(document.querySelectorAll('.flight')).toHaveLength(1);
  props.view = { ...after };
  await tick();
  expect(document.querySelectorAll('.earned')).toHaveLength(1);
});
