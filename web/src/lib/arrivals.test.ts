import { expect, test } from 'vitest';
import { Arrivals, NAMING_MS } from './arrivals';
import type { SeatInfo } from './protocol';

const seat = (here: boolean, name = 'Bo', more: Partial<SeatInfo> = {}): SeatInfo => ({ kind: 'person', name, level: null, mine: false, here, ...more });

test('who comes after us is told once, however often the line breaks', () => {
  const arrivals = new Arrivals(() => 0);
  expect(arrivals.among([seat(true, 'Ada'), seat(false)])).toEqual([]);
  expect(arrivals.among([seat(true, 'Ada'), seat(true)])).toEqual([1]);
  expect(arrivals.among([seat(true, 'Ada'), seat(false)])).toEqual([]);
  expect(arrivals.among([seat(true, 'Ada'), seat(true)])).toEqual([]);
});

test('bots and our own seats are no news', () => {
  const arrivals = new Arrivals(() => 0);
  arrivals.among([seat(false), seat(false)]);
  expect(arrivals.among([seat(true, 'Tano', { kind: 'bot' }), seat(true, 'Me', { mine: true })])).toEqual([]);
});

test('somebody without a name is told when there is one, or a while later', () => {
  let now = 0;
  const arrivals = new Arrivals(() => now);
  arrivals.among([seat(false, ''), seat(false, '')]);
  expect(arrivals.among([seat(true, ''), seat(true, '')])).toEqual([]);
  expect(arrivals.among([seat(true, 'Bruno'), seat(true, '')])).toEqual([0]);
  now = NAMING_MS;
  expect(arrivals.among([seat(true, 'Bruno'), seat(true, '')])).toEqual([1]);
});
