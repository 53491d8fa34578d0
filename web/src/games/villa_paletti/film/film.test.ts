import { expect, test } from 'vitest';
import { Film, type Handling, type Screen } from './film';
import type { Frame, HandSeen, Place } from './frames';

const at = (x: number): Place => [x, 0, 0, 1, 0, 0, 0];
const framed = (tick: number, places: Record<number, number>, more: Partial<Frame> = {}): Frame => ({
  tick,
  leg: 'hand',
  whole: false,
  silent: false,
  hand: undefined,
  other: undefined,
  heard: [],
  pieces: new Map(Object.entries(places).map(([piece, x]) => [Number(piece), at(x)])),
  ...more,
});

class Seen implements Screen {
  readonly x = new Map<number, number>();
  hand: HandSeen | null = null;
  frozen = false;
  returns = false;
  sounds = 0;
  put = (piece: number, place: Place) => this.x.set(piece, place[0]);
  hands = (hand: HandSeen | null, _: unknown, how: Handling) => Object.assign(this, { hand, ...how });
  heard = (heard: readonly unknown[]) => (this.sounds += heard.length);
}

/** Shows the film at sixty frames a second for this number of milliseconds. */
function watch(film: Film, seen: Seen, from: number, to: number): boolean {
  let goes = true;
  for (let now = from; now <= to; now += 1000 / 60) goes = film.show(now, seen);
  return goes;
}

test('what moves evenly is seen to move evenly, a little later', () => {
  const [film, seen] = [new Film(500, 30), new Seen()];
  const xs: number[] = [];
  for (let n = 0; n < 60; n += 1) {
    film.add(framed(Math.round((n * 500) / 30), { 1: n }), 7);
    watch(film, seen, (n * 1000) / 30, (n * 1000) / 30 + 30);
    xs.push(seen.x.get(1)!);
  }
  const steps = xs.slice(20).map((x, n) => x - xs[19 + n]!);
  expect(Math.min(...steps)).toBeGreaterThan(0.4);
  expect(Math.max(...steps)).toBeLessThan(2);
  expect(59 - xs.at(-1)!).toBeLessThan(6);
});

test('what a frame does not mention has not moved, until one beat before the next word of it', () => {
  const [film, seen] = [new Film(500, 30), new Seen()];
  film.add(framed(0, { 1: 0, 2: 0 }), 7);
  for (let n = 1; n < 20; n += 1) film.add(framed(Math.round((n * 500) / 30), { 2: n }), 7);
  film.add(framed(333, { 1: 10, 2: 20 }), 7);
  let half = 0;
  for (let now = 0; !film.isOver && now < 5000; now += 10) {
    film.show(now, seen);
    if (film.tick < 300) half = Math.max(half, seen.x.get(1)!);
  }
  expect(half).toBe(0);
  expect(seen.x.get(1)).toBe(10);
});

test('all that was said is shown, then it is over', () => {
  const [film, seen] = [new Film(500, 30), new Seen()];
  film.add(framed(0, { 1: 0 }), 7);
  film.add(framed(100, { 1: 5 }, { heard: [{ piece: 1, slides: false, strength: 1 }] }), 7);
  expect(film.isOver).toBe(false);
  expect(watch(film, seen, 1000, 4000)).toBe(false);
  expect([seen.x.get(1), seen.sounds]).toEqual([5, 1]);
});

test('a smaller tick, or another moment, is another gesture', () => {
  const [film, seen] = [new Film(500, 30), new Seen()];
  film.add(framed(900, { 1: 50 }), 7);
  film.add(framed(10, { 2: 1 }), 7);
  watch(film, seen, 0, 500);
  expect([...seen.x.keys()]).toEqual([2]);
  seen.x.clear();
  film.add(framed(20, { 3: 1 }), 9);
  watch(film, seen, 500, 900);
  expect([...seen.x.keys()]).toEqual([3]);
});

test('hands stay until they are told to be gone', () => {
  const [film, seen] = [new Film(500, 30), new Seen()];
  const hand: HandSeen = {
    at: [0, 0, 0],
    tool: 'fingers',
    piece: 1,
    house: false,
    opening: false,
    seat: 0,
    seconds: 99,
  };
  film.add(framed(0, {}, { hand }), 7);
  film.add(framed(10, {}), 7);
  watch(film, seen, 0, 300);
  expect(seen.hand).toEqual(hand);
  film.add(framed(20, {}, { hand: null }), 7);
  watch(film, seen, 300, 600);
  expect(seen.hand).toBeNull();
});

test('a hand of which nothing is heard is frozen, until it is heard again', () => {
  const [film, seen] = [new Film(500, 30), new Seen()];
  const hand: HandSeen = {
    at: [0, 0, 0],
    tool: 'fingers',
    piece: 1,
    house: false,
    opening: false,
    seat: 0,
    seconds: 99,
  };
  film.add(framed(1500, {}, { hand }), 7, 0);
  film.add(framed(1600, {}, { silent: true }), 7, 200);
  film.add(framed(1700, {}, { silent: true }), 7, 400);
  watch(film, seen, 0, 1000);
  expect(seen.frozen).toBe(false);
  film.add(framed(2200, {}, { silent: true }), 7, 1400);
  watch(film, seen, 1000, 3000);
  expect(seen.frozen).toBe(true);
  film.add(framed(2300, {}), 7, 1600);
  watch(film, seen, 3000, 4000);
  expect(seen.frozen).toBe(false);
});

test('a hand that brought something back has done so until the next gesture', () => {
  const [film, seen] = [new Film(500, 30), new Seen()];
  film.add(framed(0, {}, { leg: 'hand' }), 7);
  film.add(framed(10, {}, { leg: 'returning' }), 7);
  film.add(framed(20, {}, { leg: 'releasing' }), 7);
  watch(film, seen, 0, 500);
  expect(seen.returns).toBe(true);
  film.add(framed(0, {}), 9);
  watch(film, seen, 500, 900);
  expect(seen.returns).toBe(false);
});

/** The longest time in milliseconds without movement, during three seconds of frames of which some arrive late. */
function longestPause(late: number): number {
  const [film, seen] = [new Film(500, 30), new Seen()];
  const arrivals = Array.from({ length: 150 }, (_, n) => ({ n, at: (n * 1000) / 30 + (n % 12 === 0 ? late : 0) }));
  let [due, paused, most] = [0, 0, 0];
  for (const one of arrivals) due = one.at = Math.max(due, one.at);
  for (let now = 0; now < 4500; now += 10) {
    while (arrivals[0] && arrivals[0].at <= now)
      film.add(framed(Math.round((arrivals[0].n * 500) / 30), { 1: arrivals[0].n }), 7, arrivals.shift()!.at);
    const before = seen.x.get(1);
    film.show(now, seen);
    paused = before === seen.x.get(1) ? paused + 10 : 0;
    if (now > 1500) most = Math.max(most, paused);
  }
  return most;
}

test('over an uneven line things do not stop and start: one looks farther into the past', () => {
  expect(longestPause(0)).toBeLessThanOrEqual(20);
  expect(longestPause(180)).toBeLessThanOrEqual(50);
});
