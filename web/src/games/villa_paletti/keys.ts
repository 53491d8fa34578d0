/** Keyboard shortcuts: they move the camera, and the hand while one is active. */

import type { KeyHelp } from '../../board/contract';
import { BOARD_KEYS } from '../../board/input/keys';
import type { Sight } from './scene/aim';

export const KEYS: readonly KeyHelp[] = [
  ...BOARD_KEYS,
  { keys: ['0', '…', '5'], words: 'villa_paletti-key-level' },
  { keys: ['F', 'B', 'T'], words: 'villa_paletti-key-view' },
  { keys: ['Q', 'E', '+', '−'], words: 'villa_paletti-key-orbit' },
  { keys: ['X'], words: 'villa_paletti-key-glass' },
  { keys: ['J'], words: 'villa_paletti-key-tool' },
  { keys: ['↑', '↓', '←', '→'], words: 'villa_paletti-key-pull' },
  { keys: ['Space', 'PageUp', 'PageDown'], words: 'villa_paletti-key-steady' },
  { keys: ['[', ']'], words: 'villa_paletti-key-turn' },
  { keys: ['Enter'], words: 'villa_paletti-key-lower' },
  { keys: ['Esc'], words: 'villa_paletti-key-back' },
];

export type Command =
  | { does: 'see'; sight: Sight }
  | { does: 'glass' }
  | { does: 'orbit'; round: number; up: number }
  | { does: 'zoom'; factor: number }
  /** Fingers or hook, before a pillar is touched. */
  | { does: 'tool' }
  /** Millimetres to the right and away from the camera. */
  | { does: 'nudge'; right: number; ahead: number }
  | { does: 'steady' }
  | { does: 'lift'; steps: number }
  | { does: 'turn'; degrees: number }
  | { does: 'lower' }
  | { does: 'raise' }
  | { does: 'back' };

const NAMED: Record<string, Sight> = { f: 'front', b: 'back', t: 'above' };
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const WORKING: Record<string, Command> = {
  ' ': { does: 'steady' },
  PageUp: { does: 'lift', steps: 1 },
  PageDown: { does: 'lift', steps: -1 },
  Enter: { does: 'lower' },
  Backspace: { does: 'raise' },
  Escape: { does: 'back' },
};
const LOOKING: Record<string, Command> = {
  x: { does: 'glass' },
  q: { does: 'orbit', round: -0.2, up: 0 },
  e: { does: 'orbit', round: 0.2, up: 0 },
  '+': { does: 'zoom', factor: 0.85 },
  '=': { does: 'zoom', factor: 0.85 },
  '-': { does: 'zoom', factor: 1.18 },
};

interface Pressed {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
}

/** The command of a key. `working` says whether a hand is active; otherwise keys only move the camera. */
export function commandOf({ key, shiftKey, altKey }: Pressed, working: boolean, top: number): Command | null {
  if (working) {
    const arrow = ARROWS[key];
    const step = shiftKey ? 5 : altKey ? 0.25 : 1;
    if (arrow) return { does: 'nudge', right: arrow[0] * step, ahead: arrow[1] * step };
    if (key === '[' || key === ']') return { does: 'turn', degrees: (key === '[' ? 1 : -1) * (altKey ? 1 : 5) };
    if (key in WORKING) return WORKING[key]!;
  }
  const letter = key.toLowerCase();
  if (letter === 'j') return working ? null : { does: 'tool' };
  if (letter in NAMED) return { does: 'see', sight: NAMED[letter]! };
  if (/^[0-5]$/.test(key) && Number(key) <= top) return { does: 'see', sight: Number(key) };
  return LOOKING[letter] ?? null;
}
