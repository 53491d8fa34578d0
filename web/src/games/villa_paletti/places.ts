/** The places of all pieces of a view, numbered as in frames. Null for a piece that is not visible. */

import type { Catalogue } from './catalogue';
import type { Place } from './film/frames';
import type { Pose, View } from './view';

const [NM, UNIT] = [1e6, 1e9];

export const placeOf = ([x, y, z, w, i, j, k]: Pose): Place => [
  x / NM,
  y / NM,
  z / NM,
  w / UNIT,
  i / UNIT,
  j / UNIT,
  k / UNIT,
];

/** The anticlockwise rotation of a horizontal piece. */
export const turnOf = (place: Place): number => 2 * Math.atan2(place[6], place[3]);

/** The tilt to the east and to the north in degrees. That side is low. */
export function leanTo([, , , w, i, j, k]: Place): readonly [number, number] {
  const degrees = (part: number) => (Math.asin(Math.min(1, Math.max(-1, part))) * 180) / Math.PI;
  return [degrees(2 * (i * k + w * j)), degrees(2 * (j * k - w * i))];
}

/** The same tilt to the right and away from the camera. */
export const seenFrom = ([x, y]: readonly [number, number], azimuth: number): readonly [number, number] => [
  x * Math.cos(azimuth) + y * Math.sin(azimuth),
  y * Math.cos(azimuth) - x * Math.sin(azimuth),
];

/** The tilt of the most tilted floor. */
export function mostLeaning(places: readonly (Place | null)[], { first_floor }: Catalogue): readonly [number, number] {
  const floors = places.slice(first_floor).flatMap((place) => (place ? [leanTo(place)] : []));
  return floors.reduce((most, lean) => (Math.hypot(...lean) > Math.hypot(...most) ? lean : most), [0, 0] as const);
}

export function placesOf(view: View, catalogue: Catalogue): (Place | null)[] {
  const carried = (name: string) => (view.carried?.piece === name ? placeOf(view.carried.pose) : null);
  const pillars = catalogue.pillars.map(({ name }) => {
    const pose = view.pillars[name]?.pose;
    return pose ? placeOf(pose) : carried(name);
  });
  const floors = catalogue.floors.map(({ colour }, n) => {
    const lies = view.floors[n];
    return lies ? placeOf(lies.pose) : view.phase === 'pull' ? null : carried(colour);
  });
  return [...pillars, ...floors];
}
