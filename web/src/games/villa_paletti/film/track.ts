/** The places of one piece over time, as keyframes. */

import type { Place } from './frames';

export interface Keyframe {
  tick: number;
  at: Place;
}

/** Adds a keyframe. A piece that frames did not mention did not move: it stays until one interval before this keyframe. */
export function addKeyframe(track: Keyframe[], tick: number, at: Place, beat: number): void {
  const last = track.at(-1);
  if (last && tick - last.tick > 1.5 * beat) track.push({ tick: tick - beat, at: last.at });
  track.push({ tick, at });
}

export function between(a: Place, b: Place, part: number): Place {
  const sign = a[3] * b[3] + a[4] * b[4] + a[5] * b[5] + a[6] * b[6] < 0 ? -1 : 1;
  const mixed = a.map((c, n) => c + ((n < 3 ? 1 : sign) * b[n]! - c) * part);
  const size = Math.hypot(mixed[3]!, mixed[4]!, mixed[5]!, mixed[6]!);
  return mixed.map((c, n) => (n < 3 ? c : c / size)) as unknown as Place;
}

/** The place between two keyframes. */
export const placeAt = (from: Keyframe, to: Keyframe | undefined, tick: number): Place =>
  to ? between(from.at, to.at, Math.max(0, (tick - from.tick) / (to.tick - from.tick))) : from.at;
