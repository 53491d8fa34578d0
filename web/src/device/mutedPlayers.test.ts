import { expect, test } from 'vitest';
import { isMuted, mute } from './mutedPlayers.svelte';
import { recall } from './storage';

test('each is muted by themselves, at this table only, and the browser remembers it', () => {
  mute('one', 1, true);
  mute('one', 2, true);
  mute('one', 1, false);
  expect([isMuted('one', 1), isMuted('one', 2), isMuted('two', 2)]).toEqual([false, true, false]);
  expect(recall('muted')).toBe('{"table":"one","seats":[2]}');
  mute('two', 0, true);
  expect([isMuted('one', 2), isMuted('two', 0)]).toEqual([false, true]);
});
