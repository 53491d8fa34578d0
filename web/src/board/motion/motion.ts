/** Animations of boards. All of them respect the setting "reduced motion". */

import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import type { Moved } from '../../protocol/messages';
import type { Effect } from '../effects';
import { scaleDuration } from './replaySpeed.svelte';
import { distance, type Point } from '../points';

/** A piece on the board with a stable key. */
export interface PlacedPiece {
  key: string;
  at: Point;
  scale: number;
}
/** The path of a piece, in coordinates of the drawing. */
export interface Trip {
  key: string;
  points: Point[];
}

export const isMotionAllowed = (): boolean => !prefersReducedMotion.current;

/** A placed piece drops the last few units onto the board. */
export function dropIn(_node: Element, justLaid: boolean): TransitionConfig {
  return {
    duration: isMotionAllowed() && justLaid ? scaleDuration(280) : 0,
    easing: cubicOut,
    css: (done, left) => `opacity: ${Math.min(1, done * 2)}; transform: translateY(${-14 * left}px)`,
  };
}

/** Animates an element through key frames, if motion is allowed. */
export function animate(
  element: Element | undefined,
  frames: Keyframe[],
  timing: { duration: number; delay: number },
): void {
  if (!element?.animate || !isMotionAllowed()) return;
  const { duration, delay } = timing;
  element.animate(frames, {
    duration: scaleDuration(duration),
    delay: scaleDuration(delay),
    easing: 'ease-in-out',
    fill: 'backwards',
  });
}

/** Duration of a path in milliseconds: at least 150, at most 400. */
export const tripDuration = (points: readonly Point[]): number => Math.min(400, 150 + 28 * (points.length - 1));

/** Key frames at constant speed, with a small settling at the end. */
export function tripFrames(points: readonly Point[], scale: number): Keyframe[] {
  const lengths = points.slice(1).map((to, index) => distance(points[index]!, to));
  const total = lengths.reduce((sum, part) => sum + part, 0) || 1;
  let travelled = 0;
  const frames: Keyframe[] = points.map(({ x, y }, index) => {
    travelled += index ? lengths[index - 1]! : 0;
    return {
      transform: `translate(${x}px, ${y}px) scale(${scale * (index ? 1.08 : 1)})`,
      offset: (travelled / total) * 0.86,
    };
  });
  const end = points.at(-1)!;
  return [...frames, { transform: `translate(${end.x}px, ${end.y}px) scale(${scale})`, offset: 1 }];
}

const isMoved = (effect: Effect): effect is Moved => effect.did === 'moved';

/** The places that each piece passed, with all its moves joined. */
export function pathsByPiece(effects: readonly Effect[], keyOf: (moved: Moved) => string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const moved of effects.filter(isMoved)) {
    const key = keyOf(moved);
    found.set(key, [...(found.get(key) ?? moved.path.slice(0, 1)), ...moved.path.slice(1)]);
  }
  return found;
}

/** The places where something was placed. */
export const placedAt = (effects: readonly Effect[]): ReadonlySet<string> =>
  new Set(effects.flatMap((effect) => (effect.did === 'placed' ? [effect.at] : [])));
