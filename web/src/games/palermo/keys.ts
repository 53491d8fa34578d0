/** Letters and figures on the keyboard: they turn and choose the card in hand, or leave a figure where it is. */

import type { KeyHelp } from '../../board/contract';
import { BOARD_KEYS } from '../../board/input/keys';
import type { Card } from './tools/cardInHand.svelte';

/** The keys of Palermo's board. */
export const KEYS: readonly KeyHelp[] = [
  ...BOARD_KEYS,
  { keys: ['R'], words: 'palermo-key-turn' },
  { keys: ['1', '2', '3'], words: 'palermo-key-size' },
  { keys: ['M'], words: 'palermo-key-mirror' },
  { keys: ['S'], words: 'palermo-key-rest' },
];

/** True if the key did something with the card. */
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

/** The card in hand turns wherever the keyboard is, except where somebody writes or reads apart. */
export function pressAnywhere(card: Card, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if ((event.target as Element | null)?.closest?.('input, textarea, select, dialog')) return;
  pressCard(card, event.key, event.shiftKey);
}
