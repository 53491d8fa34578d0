import { expect, test } from 'vitest';
import { Packets, moveTo } from './packets';

test('a hand speaks thirty times a second at most, and says the same again before it counts as silent', () => {
  const said: [string, number][] = [];
  let now = 0;
  const packets = new Packets((packet) => said.push([packet, now]));
  for (; now < 100; now += 5) packets.beat(now, [now, 0, 0]);
  expect(said.length).toBeLessThanOrEqual(4);
  said.length = 0;
  for (; now < 1100; now += 5) packets.beat(now, [7, 0, 0]);
  const pauses = said.slice(1).map(([, at], n) => at - said[n]![1]);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(125);
  expect(said.length).toBeLessThanOrEqual(11);
});

test('a hand that rests says that it is still there, now and then', () => {
  const said: string[] = [];
  const packets = new Packets((packet) => said.push(packet));
  for (let now = 0; now < 6000; now += 33) packets.beat(now, null);
  expect(new Set(said)).toEqual(new Set(['k']));
  expect(said.length).toBeLessThanOrEqual(5);
});

test('places are written in hundredths of a millimetre', () => {
  expect(moveTo([12.004, -3, 40.126])).toBe('m1200,-300,4013');
});
