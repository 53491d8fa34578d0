import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Gesture, type Job } from './gesture.svelte';
import type { Goal } from './packets';

const PULL: Job = { task: 'pull', piece: 3, tool: 'fingers', floor: 1, at: [0, 0, 40], turn: 0 };
const PLACE: Job = { task: 'place', piece: 3, tool: 'fingers', floor: -1, at: [10, 10, 200], turn: 30 };
const felt = {
  phase: 'hand',
  force: [300, 0, 400],
  steady: null,
  hand: [0, 0, 0],
  stage: 'up',
  trouble: '',
  here: '',
  carried_by: [],
  seconds: 90,
  house: false,
} as const;

let said: string[];
let grip: Goal;
let gesture: Gesture;

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  grip = [0, 0, 40];
  gesture = new Gesture(
    (packet) => said.push(packet),
    () => grip,
    3,
  );
});
afterEach(() => {
  gesture.end();
  vi.useRealTimers();
});

test('a hand at rest only says that it is there; one that is pressed says where it wants to be', () => {
  gesture.begin(PULL);
  vi.advanceTimersByTime(3200);
  expect(new Set(said)).toEqual(new Set(['k']));
  expect(gesture.begun).toBe(false);
  gesture.press();
  gesture.move(5, 0);
  vi.advanceTimersByTime(100);
  expect(said.at(-1)).toBe('m500,0,4000');
  gesture.rest();
  said.length = 0;
  vi.advanceTimersByTime(1000);
  expect(said).toEqual([]);
});

test('the ghost stays on its leash, and begins anew where the pillar is', () => {
  gesture.begin(PULL);
  gesture.press();
  gesture.move(500, 0);
  expect(gesture.goal[0]).toBeCloseTo(45);
  gesture.rest();
  grip = [12, 0, 40];
  gesture.press();
  expect(gesture.goal).toEqual([12, 0, 40]);
});

test('the other hand steadies the floor above, lifts it by quarters and no higher than it may', () => {
  gesture.begin(PULL);
  gesture.raise(1);
  expect(said.slice(-2)).toEqual(['s1', 'l250']);
  for (let n = 0; n < 20; n += 1) gesture.raise(1);
  expect(said.at(-1)).toBe('l3000');
  gesture.steady(false);
  expect([said.at(-1), gesture.lift]).toEqual(['x', 0]);
});

test('what is carried is turned, let down and let go; it cannot be put back', () => {
  gesture.begin(PLACE);
  gesture.rotate(5);
  expect(said.at(-1)).toBe('t3500');
  gesture.lower();
  expect(said.at(-1)).toBe('d');
  gesture.feel({ ...felt, stage: 'standing' } as never, said.length);
  gesture.lower();
  expect(said.at(-1)).toBe('r');
  said.length = 0;
  gesture.abort();
  gesture.steady();
  expect(said).toEqual([]);
});

test('a hand whose pillar is free falls silent', () => {
  gesture.begin(PULL);
  gesture.press();
  gesture.feel({ ...felt, phase: 'freed' } as never, said.length);
  said.length = 0;
  gesture.move(5, 0);
  vi.advanceTimersByTime(500);
  expect(said).toEqual([]);
  expect(gesture.force).toBeCloseTo(0.5);
});

test('what answers an earlier gesture is not felt, and late answers say that the line is slow', () => {
  gesture.begin(PULL);
  gesture.begin(PULL);
  gesture.feel(felt as never, 1);
  expect(gesture.felt).toBeNull();
  vi.advanceTimersByTime(900);
  gesture.feel(felt as never, 2);
  expect([gesture.felt, gesture.late]).toEqual([felt, true]);
});

test('what a refused packet promised is taken back', () => {
  gesture.begin(PULL);
  gesture.raise(1);
  gesture.raise(1);
  gesture.refused(said.length);
  expect([gesture.steadies, gesture.lift]).toEqual([true, 0.25]);
  gesture.refused(said.lastIndexOf('s1') + 1);
  expect(gesture.steadies).toBe(false);
});

test('a hand that goes on over a new line still steadies what it steadied', () => {
  gesture.begin(PULL);
  gesture.feel({ ...felt, steady: [0, 0, 200] } as never, said.length);
  expect([gesture.steadies, gesture.begun]).toEqual([true, true]);
  gesture.steady(false);
  gesture.feel({ ...felt, steady: [0, 0, 100] } as never, said.length);
  expect(gesture.steadies).toBe(false);
});

test('a hand that the table has taken over says nothing more', () => {
  gesture.begin(PLACE);
  gesture.press();
  expect(gesture.mayMove).toBe(true);
  gesture.feel({ ...felt, house: true } as never, said.length);
  said.length = 0;
  gesture.move(5, 0);
  vi.advanceTimersByTime(500);
  expect([said, gesture.mayMove]).toEqual([[], false]);
});

test('held, what is carried goes down, and up again unless it stands; a click on what stands lets go', () => {
  gesture.begin(PLACE);
  gesture.hold(true);
  gesture.feel({ ...felt, stage: 'lowering' } as never, said.length);
  gesture.click();
  gesture.hold(false);
  expect(said.slice(-2)).toEqual(['d', 'u']);
  gesture.feel({ ...felt, stage: 'up' } as never, said.length);
  gesture.hold(true);
  gesture.feel({ ...felt, stage: 'standing' } as never, said.length);
  gesture.hold(false);
  expect(said.at(-1)).toBe('d');
  gesture.click();
  expect(said.at(-1)).toBe('r');
});

test('a pillar that is pulled is not let down by holding it', () => {
  gesture.begin(PULL);
  said.length = 0;
  gesture.hold(true);
  gesture.hold(false);
  gesture.click();
  expect(said).toEqual([]);
});
