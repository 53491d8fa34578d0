import { expect, test } from 'vitest';
import { Arrivals, ObserverWatch, NAME_TIMEOUT_MS } from './arrivals';
import type { SeatInfo } from '../protocol/messages';

const seat = (here: boolean, name = 'Bo', more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: 'person',
  name,
  level: null,
  mine: false,
  here,
  ...more,
});

test('who comes after us is told once, however often the line breaks', () => {
  const arrivals = new Arrivals(() => 0);
  expect(arrivals.newArrivals([seat(true, 'Ada'), seat(false)])).toEqual([]);
  expect(arrivals.newArrivals([seat(true, 'Ada'), seat(true)])).toEqual([1]);
  expect(arrivals.newArrivals([seat(true, 'Ada'), seat(false)])).toEqual([]);
  expect(arrivals.newArrivals([seat(true, 'Ada'), seat(true)])).toEqual([]);
});

test('bots and our own seats are no news', () => {
  const arrivals = new Arrivals(() => 0);
  arrivals.newArrivals([seat(false), seat(false)]);
  expect(arrivals.newArrivals([seat(true, 'Tano', { kind: 'bot' }), seat(true, 'Me', { mine: true })])).toEqual([]);
});

test('somebody without a name is told when there is one, or a while later', () => {
  let now = 0;
  const arrivals = new Arrivals(() => now);
  arrivals.newArrivals([seat(false, ''), seat(false, '')]);
  expect(arrivals.newArrivals([seat(true, ''), seat(true, '')])).toEqual([]);
  expect(arrivals.newArrivals([seat(true, 'Bruno'), seat(true, '')])).toEqual([0]);
  now = NAME_TIMEOUT_MS;
  expect(arrivals.newArrivals([seat(true, 'Bruno'), seat(true, '')])).toEqual([1]);
});

test('whoever gets company is told of once, as often as they get it anew; not to themselves', () => {
  const company = new ObserverWatch();
  const watched = (observers: number, mine = false) => seat(true, 'Ada', { observers, mine });
  expect(company.newlyObserved([watched(1), watched(0)])).toEqual([]);
  expect(company.newlyObserved([watched(2), watched(1)])).toEqual([1]);
  expect(company.newlyObserved([watched(0), watched(1)])).toEqual([]);
  expect(company.newlyObserved([watched(1), watched(1)])).toEqual([0]);
  expect(new ObserverWatch().newlyObserved([watched(0, true)])).toEqual([]);
});
