/** Keyboard shortcuts: they turn and choose the card in hand, or leave a figure where it is. */

import type { KeyHelp } from '../../board/contract';
import { BOARD_KEYS } from '../../board/input/keys';
import type { Card } from './tools/cardInHand.svelte';

export const KEYS: readonly KeyHelp[] = [
  ...BOARD_KEYS,
  { keys: ['R'], words: 'palermo-key-turn' },
  { keys: ['1', '2', '3'], words: 'palermo-key-size' },
  { keys: ['M'], words: 'palermo-key-mirror' },
  { keys: ['S'], words: 'palermo-key-rest' },
];

/** Returns true if the key changed the card. */
export function pressCard(card: Card, key: string, shift: boolean): boolean {
  switch (key) {
    case 'r':
    case 'R':
      card.turn(shift ? -1 : 1);
      return true;
    case 'm':
    case 'M':
      card.mirror();
      return true;
    case '1':
    case '2':
    case '3':
      card.hold({ size: Number(key) });
      return true;
    default:
      return false;
  }
}

export const isRest = (key: string): boolean => key === '.' || key === 's' || key === 'S';

/** The card keys work everywhere on the page except in text input and in separate reading panels. */
export function pressAnywhere(card: Card, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if ((event.target as Element | null)?.closest?.('input, textarea, select, dialog')) return;
  pressCard(card, event.key, event.shiftKey);
}
