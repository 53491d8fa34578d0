import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue';
import type { Screen } from './film';
import type { Frame, Place } from './frames';
import { Reel } from './recording';
import { Replaying } from './replay.svelte';

const at = (x: number): Place => [x, 0, 0, 1, 0, 0, 0];
const framed = (tick: number, x: number | null, more: Partial<Frame> = {}): Frame => ({
  tick,
  leg: 'hand',
  whole: false,
  silent: false,
  hand: undefined,
  other: undefined,
  heard: [],
  pieces: x === null ? new Map() : new Map([[1, at(x)]]),
  ...more,
});
const KNOCK = [{ piece: 1, slides: false, strength: 1 }];
const REEL = new Reel(
  [framed(0, 0), framed(17, null), framed(33, 4, { leg: 'falling' }), framed(50, 6, { heard: KNOCK })],
  CATALOGUE,
);

class Seen implements Screen {
  x = NaN;
  sounds = 0;
  put = (_: number, place: Place) => (this.x = place[0]);
  hands = () => {};
  heard = (heard: readonly unknown[]) => (this.sounds += heard.length);
}

test('a reel is seen at any of its moments, forwards and backwards', () => {
  const seen = new Seen();
  const look = (tick: number) => (REEL.show(tick, seen), seen.x);
  expect([look(50), look(10), look(33), look(0)]).toEqual([6, 0, 4, 0]);
  expect(look(41.5)).toBeCloseTo(5);
  expect([REEL.first, REEL.last, REEL.falls]).toEqual([0, 50, 33]);
});

test('it runs to its end with what is heard, and from the beginning again', () => {
  const [seen, again] = [new Seen(), new Replaying(REEL, 500)];
  let now = 0;
  while (again.frame((now += 16), seen)) expect(now).toBeLessThan(1000);
  expect([seen.x, seen.sounds, again.isOver]).toEqual([6, 1, true]);
  again.run();
  expect([again.tick, again.runs]).toEqual([0, true]);
  again.seek(33);
  again.frame(now + 16, seen);
  expect([seen.x, again.runs]).toEqual([4, false]);
});
