import { expect, test } from 'vitest';
import { carryMuted, isMuted, setMuted } from './mutedPlayers.svelte';
import { readItem } from '../storage';

test('each is muted by themselves, at this table only, and the browser remembers it', () => {
  setMuted('one', 1, true);
  setMuted('one', 2, true);
  setMuted('one', 1, false);
  expect([isMuted('one', 1), isMuted('one', 2), isMuted('two', 2)]).toEqual([false, true, false]);
  expect(readItem('muted')).toBe('{"table":"one","seats":[2]}');
  setMuted('two', 0, true);
  expect([isMuted('one', 2), isMuted('two', 0)]).toEqual([false, true]);
});

test('muted players stay muted at the rematch, and at no other table', () => {
  setMuted('first', 1, true);
  carryMuted('elsewhere', 'rematch');
  expect(isMuted('rematch', 1)).toBe(false);
  carryMuted('first', 'rematch');
  expect(isMuted('rematch', 1)).toBe(true);
  expect(readItem('muted')).toBe('{"table":"rematch","seats":[1]}');
});
