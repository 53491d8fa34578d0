import { beforeEach, expect, test } from 'vitest';
import { chooseConfirming, confirms, neverConfirms, recallConfirming } from './confirmMoves.svelte';
import { forget, recall } from './storage';

beforeEach(() => {
  forget('confirm-moves');
  recallConfirming();
});

test('a finger confirms and a mouse does not, until somebody chooses', () => {
  expect([confirms('touch'), confirms('mouse'), confirms('keys'), neverConfirms()]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('what was chosen holds for everything, and is remembered', () => {
  chooseConfirming(true);
  expect([confirms('touch'), confirms('mouse'), confirms('keys')]).toEqual([true, true, true]);
  chooseConfirming(false);
  expect([confirms('touch'), confirms('mouse'), neverConfirms()]).toEqual([false, false, true]);
  expect(recall('confirm-moves')).toBe('never');
});
