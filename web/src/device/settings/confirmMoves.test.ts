import { beforeEach, expect, test } from 'vitest';
import { setConfirmMoves, needsConfirm, isConfirmOff, reloadConfirmMoves } from './confirmMoves.svelte';
import { removeItem, readItem } from '../storage';

beforeEach(() => {
  removeItem('confirm-moves');
  reloadConfirmMoves();
});

test('a finger confirms and a mouse does not, until somebody chooses', () => {
  expect([needsConfirm('touch'), needsConfirm('mouse'), needsConfirm('keys'), isConfirmOff()]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('what was chosen holds for everything, and is remembered', () => {
  setConfirmMoves(true);
  expect([needsConfirm('touch'), needsConfirm('mouse'), needsConfirm('keys')]).toEqual([true, true, true]);
  setConfirmMoves(false);
  expect([needsConfirm('touch'), needsConfirm('mouse'), isConfirmOff()]).toEqual([false, false, true]);
  expect(readItem('confirm-moves')).toBe('never');
});
