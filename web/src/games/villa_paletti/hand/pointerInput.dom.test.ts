import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOLD_MS, pointing, type Pointed } from './pointerInput';

let pointed: Record<keyof Pointed, ReturnType<typeof vi.fn>>;
let node: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  const named = [
    'drag',
    'release',
    'hold',
    'click',
    'twice',
    'lift',
    'orbit',
    'pinch',
    'tap',
    'hover',
    'zoom',
    'notch',
  ].map((name) => [name, vi.fn()]);
  pointed = {
    ...Object.fromEntries(named),
    grab: vi.fn(() => true),
    steady: vi.fn(() => true),
    turns: vi.fn(() => true),
  };
  node = document.createElement('div');
  pointing(node, () => pointed as unknown as Pointed);
});

afterEach(() => void vi.useRealTimers());

function finger(kind: string, pointerId: number, clientX: number, clientY: number): void {
  const event = new Event(`pointer${kind}`);
  node.dispatchEvent(
    Object.assign(event, { pointerId, clientX, clientY, button: 0, pointerType: 'touch', shiftKey: false }),
  );
}

test('beside the finger that pulls a second one steadies and lifts, and lets go when it is gone', () => {
  finger('down', 1, 100, 100);
  finger('down', 2, 200, 100);
  expect(pointed.steady).toHaveBeenLastCalledWith(true);
  finger('move', 1, 110, 100);
  finger('move', 2, 200, 80);
  expect([pointed.drag.mock.calls, pointed.lift.mock.calls, pointed.pinch.mock.calls]).toEqual([
    [[10, 0, false]],
    [[-20]],
    [],
  ]);
  finger('up', 2, 200, 80);
  expect(pointed.steady).toHaveBeenLastCalledWith(false);
  expect(pointed.release).not.toHaveBeenCalled();
  finger('up', 1, 110, 100);
  expect(pointed.release).toHaveBeenCalledOnce();
});

test('where there is no floor to steady two fingers come nearer, and the hand rests', () => {
  pointed.steady.mockReturnValue(false);
  finger('down', 1, 100, 100);
  finger('down', 2, 200, 100);
  expect(pointed.release).toHaveBeenCalledOnce();
  finger('move', 2, 220, 100);
  expect(pointed.pinch).toHaveBeenCalledOnce();
});

function mouse(kind: string, button: number, buttons: number, clientX = 100): void {
  const event = new Event(`pointer${kind}`);
  node.dispatchEvent(
    Object.assign(event, {
      pointerId: 1,
      clientX,
      clientY: 100,
      button,
      buttons,
      pointerType: 'mouse',
      shiftKey: false,
    }),
  );
}

test('the middle button steadies beside the one that pulls, whichever goes down first', () => {
  mouse('down', 0, 1);
  mouse('move', 1, 5);
  expect(pointed.steady.mock.calls).toEqual([[true]]);
  mouse('move', -1, 5, 120);
  expect(pointed.drag).toHaveBeenLastCalledWith(20, 0, false);
  mouse('move', 1, 1);
  expect(pointed.steady).toHaveBeenLastCalledWith(false);
  expect(pointed.release).not.toHaveBeenCalled();
  mouse('up', 0, 0);
  expect(pointed.release).toHaveBeenCalledOnce();

  mouse('down', 1, 4);
  mouse('move', 0, 5);
  mouse('move', -1, 5, 90);
  expect([pointed.grab.mock.calls.length, pointed.drag.mock.calls.length]).toEqual([2, 2]);
  mouse('move', 0, 4);
  expect([pointed.release.mock.calls.length, pointed.steady.mock.calls.length]).toEqual([2, 3]);
  mouse('up', 1, 0);
  expect(pointed.steady.mock.calls.at(-1)).toEqual([false]);
});

test('where there is no floor to steady the middle button looks round, and breaks off no pull', () => {
  pointed.steady.mockReturnValue(false);
  mouse('down', 1, 4);
  mouse('move', -1, 4, 130);
  mouse('up', 1, 0, 130);
  expect(pointed.orbit).toHaveBeenCalledWith(30, 0);
  mouse('down', 0, 1);
  mouse('move', 1, 5);
  mouse('move', 1, 1);
  mouse('move', -1, 1, 110);
  expect(pointed.drag).toHaveBeenLastCalledWith(10, 0, false);
});

test('the wheel is the hand’s while it holds something; with Ctrl, and else, one comes nearer', () => {
  const turn = (more: object) =>
    node.dispatchEvent(
      Object.assign(new Event('wheel', { cancelable: true }), {
        deltaX: 0,
        deltaY: -100,
        deltaMode: 0,
        ctrlKey: false,
        shiftKey: false,
        ...more,
      }),
    );
  turn({});
  turn({ deltaY: 0, deltaX: 100, shiftKey: true });
  turn({ ctrlKey: true });
  pointed.turns.mockReturnValue(false);
  turn({});
  expect(pointed.notch.mock.calls).toEqual([
    [1, false],
    [-1, true],
  ]);
  expect(pointed.zoom).toHaveBeenCalledTimes(2);
});

test('a mouse that is held still lets down for as long; one that goes on drags, and one that is short clicks', () => {
  mouse('down', 0, 1);
  vi.advanceTimersByTime(HOLD_MS);
  expect(pointed.hold.mock.calls).toEqual([[true]]);
  mouse('up', 0, 0);
  expect([pointed.hold.mock.calls.at(-1), pointed.click.mock.calls.length]).toEqual([[false], 0]);

  mouse('down', 0, 1);
  mouse('move', -1, 1, 120);
  vi.advanceTimersByTime(HOLD_MS);
  mouse('up', 0, 0, 120);
  expect([pointed.hold.mock.calls.length, pointed.click.mock.calls.length]).toEqual([2, 0]);

  mouse('down', 0, 1);
  mouse('up', 0, 0);
  expect([pointed.hold.mock.calls.length, pointed.click.mock.calls.length]).toEqual([2, 1]);
});

test('a finger that rests lets nothing down', () => {
  finger('down', 1, 100, 100);
  vi.advanceTimersByTime(HOLD_MS);
  finger('up', 1, 100, 100);
  expect([pointed.hold.mock.calls.length, pointed.click.mock.calls.length, pointed.release.mock.calls.length]).toEqual([
    0, 0, 1,
  ]);
});

test('a double click is told with its place', () => {
  node.dispatchEvent(new MouseEvent('dblclick', { clientX: 40, clientY: 60 }));
  expect(pointed.twice).toHaveBeenCalledWith(40, 60);
});
