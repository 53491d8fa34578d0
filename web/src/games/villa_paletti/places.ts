/** Where each piece is by a view, numbered as in the frames; null where it is not to be seen. */

import type { Catalogue } from './catalogue';
import type { Place } from './film/frames';
import type { Pose, View } from './view';

const [NM, UNIT] = [1e6, 1e9];

export const placeOf = ([x, y, z, w, i, j, k]: Pose): Place => [x / NM, y / NM, z / NM, w / UNIT, i / UNIT, j / UNIT, k / UNIT];

/** How far a piece that lies flat is turned anticlockwise. */
export const turnOf = (place: Place): number => 2 * Math.atan2(place[6], place[3]);

/** How far a piece leans, in degrees. */
export const leanOf = (place: Place): number => (2 * Math.asin(Math.min(1, Math.hypot(place[4], place[5]))) * 180) / Math.PI;

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
