/** Converts between pixels on the screen and millimetres on the table, for the current camera. */

import { FIELD, type Aim } from '../scene/aim';

const HALF = Math.tan((FIELD * Math.PI) / 360);
/** Minimum slope: seen from low down, distances would be stretched without limit. */
const LEAST_SLOPE = 0.45;

export interface Looked {
  aim: Aim;
  /** Height of the picture in pixels. */
  height: number;
}

/** Millimetres of the table per pixel: to the right, and away from the camera. */
function scales({ aim, height }: Looked): readonly [number, number] {
  const scale = (2 * aim.distance * HALF) / height;
  return [scale, scale / Math.max(LEAST_SLOPE, Math.sin(aim.elevation))];
}

/** Millimetres east and north for pixels right and down. */
export function way(looked: Looked, right: number, down: number): readonly [number, number] {
  const [across, ahead] = scales(looked);
  const { azimuth } = looked.aim;
  const [r, a] = [right * across, -down * ahead];
  return [r * Math.cos(azimuth) - a * Math.sin(azimuth), r * Math.sin(azimuth) + a * Math.cos(azimuth)];
}

/** Pixels right and down for millimetres east and north. */
export function pixels(looked: Looked, x: number, y: number): readonly [number, number] {
  const [across, ahead] = scales(looked);
  const { azimuth } = looked.aim;
  const [r, a] = [x * Math.cos(azimuth) + y * Math.sin(azimuth), -x * Math.sin(azimuth) + y * Math.cos(azimuth)];
  return [r / across, -a / ahead];
}
