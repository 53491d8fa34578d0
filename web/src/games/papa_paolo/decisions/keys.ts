/** Keyboard shortcuts: they turn the piece in hand, clear the selection, and bring a round home. */

import type { KeyHelp } from '../../../board/contract';
import { BOARD_KEYS } from '../../../board/input/keys';
import type { Deciding } from './decision.svelte';

export const KEYS: readonly KeyHelp[] = [
  ...BOARD_KEYS,
  { keys: ['R'], words: 'papa_paolo-key-turn' },
  { keys: ['−', '+'], words: 'papa_paolo-key-count' },
  { keys: ['↑', '↓', '←', '→'], words: 'papa_paolo-key-ride' },
  { keys: ['S'], words: 'papa_paolo-key-rest' },
  { keys: ['Backspace'], words: 'papa_paolo-key-drop' },
];

/** Returns true if the key changed the selection. */
export function pressHand(deciding: Deciding, key: string, shift: boolean): boolean {
  switch (key) {
    case 'r':
    case 'R':
      deciding.turn(shift ? -1 : 1);
      return true;
    case '-':
    case '+':
      return deciding.count(key === '+' ? 1 : -1);
    case 'Backspace':
      deciding.drop();
      return true;
    default:
      return false;
  }
}

export const isRest = (key: string): boolean => key === '.' || key === 's' || key === 'S';
