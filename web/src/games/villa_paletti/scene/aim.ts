/** From where one looks at the villa: an angle round it, one above the table, how far, and how high. */

export interface Aim {
  azimuth: number;
  elevation: number;
  distance: number;
  /** Of the point that is looked at, above the base, */
  height: number;
  /** and how far it is from the middle of the base. */
  aside: readonly [number, number];
}

const MIDDLE = [0, 0] as const;

/** What shall be seen: from this height to that one, and so wide. */
export interface Extent {
  low: number;
  high: number;
  wide: number;
}

/** A narrow angle: flat, as on the poster. */
export const FIELD = 28;
const HALF = Math.tan((FIELD * Math.PI) / 360);
const [NEAREST, FARTHEST] = [200, 3200];
const [LOWEST, HIGHEST] = [0.03, 1.52];
/** Room round what is looked at. */
const AIR = 1.06;
/** What is round and near the eye reaches into its corners by so much of half its width only. */
const NEAR = 0.5;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The picture: how wide for its height, and what part of that height is not covered. */
export interface Frame {
  aspect: number;
  free: number;
}

/** How far away one has to be to see all of it. */
export function distanceFor({ low, high, wide }: Extent, elevation: number, { aspect, free }: Frame): number {
  const tall = (high - low) * Math.cos(elevation) + wide * Math.sin(elevation);
  const near = NEAR * (wide / 2) * Math.cos(elevation);
  return within(AIR * Math.max(tall / 2 / (HALF * free), wide / 2 / (HALF * aspect)) + near, NEAREST, FARTHEST);
}

/** Three views that have a name, and one for each level. */
export type Named = 'front' | 'back' | 'above';
export type Sight = Named | number;

const ANGLES: Record<Named, readonly [number, number]> = {
  front: [0.42, 0.26],
  back: [0.42 + Math.PI, 0.3],
  above: [0, HIGHEST],
};

export interface Villa {
  /** How many floors there are. */
  top: number;
  storey: number;
  /** How wide the base is. */
  wide: number;
  /** Is something held above it? */
  carrying: boolean;
}

export const fullHeight = ({ top, storey, carrying }: Villa): number =>
  (top + 1) * storey + (carrying ? storey * 1.35 : 0);

export function aimAt(sight: Sight, villa: Villa, now: Aim, frame: Frame): Aim {
  if (typeof sight === 'number') {
    const low = sight * villa.storey;
    const extent = { low: low - 8, high: low + villa.storey * 1.45, wide: villa.wide * (sight ? 0.86 : 1) };
    const elevation = within(now.elevation, 0.2, 0.62);
    return {
      azimuth: now.azimuth,
      elevation,
      distance: distanceFor(extent, elevation, frame),
      height: low + villa.storey * 0.55,
      aside: MIDDLE,
    };
  }
  const [azimuth, elevation] = ANGLES[sight];
  const extent = { low: 0, high: fullHeight(villa), wide: villa.wide };
  const height = sight === 'above' ? villa.top * villa.storey : extent.high * 0.46;
  const seen = sight === 'above' ? { ...extent, low: extent.high } : extent;
  return { azimuth, elevation, distance: distanceFor(seen, elevation, frame), height, aside: MIDDLE };
}

/** What lies about after a fall: where most of it is. What rolled far away nobody looks for. */
export interface Wreck {
  middle: readonly [number, number];
  wide: number;
  high: number;
}

const MOST = 0.85;
/** How far a piece reaches round its middle, about. */
const REACH = 55;
const LYING = 0.46;

export function wreckOf(places: readonly (readonly number[])[]): Wreck {
  const among = (values: number[], part: number) =>
    values.sort((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? 0;
  const middle = [
    among(
      places.map(([x]) => x!),
      0.5,
    ),
    among(
      places.map(([, y]) => y!),
      0.5,
    ),
  ] as const;
  const far = among(
    places.map(([x, y]) => Math.hypot(x! - middle[0], y! - middle[1])),
    MOST,
  );
  return {
    middle,
    wide: 2 * (far + REACH),
    high:
      among(
        places.map(([, , z]) => z!),
        MOST,
      ) + REACH,
  };
}

/** Seen from a little above, from the side where one stands. */
export function aimOver({ middle, wide, high }: Wreck, now: Aim, frame: Frame): Aim {
  const distance = distanceFor({ low: 0, high, wide }, LYING, frame);
  return { azimuth: now.azimuth, elevation: LYING, distance, height: high * 0.4, aside: middle };
}

/** Turned round by so many radians, and raised. */
export const turned = (aim: Aim, round: number, up: number): Aim => ({
  ...aim,
  azimuth: aim.azimuth + round,
  elevation: within(aim.elevation + up, LOWEST, HIGHEST),
});

export const zoomed = (aim: Aim, factor: number): Aim => ({
  ...aim,
  distance: within(aim.distance * factor, NEAREST, FARTHEST),
});

export const raised = (aim: Aim, by: number, highest: number): Aim => ({
  ...aim,
  height: within(aim.height + by, 0, highest),
});

/** The shorter way round. */
export function between(from: Aim, to: Aim, part: number): Aim {
  const turn = Math.atan2(Math.sin(to.azimuth - from.azimuth), Math.cos(to.azimuth - from.azimuth));
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    azimuth: from.azimuth + turn * part,
    elevation: mix(from.elevation, to.elevation),
    distance: mix(from.distance, to.distance),
    height: mix(from.height, to.height),
    aside: [mix(from.aside[0], to.aside[0]), mix(from.aside[1], to.aside[1])],
  };
}

/** Where the eye is. */
export function eye({ azimuth, elevation, distance, height, aside }: Aim): [number, number, number] {
  const flat = distance * Math.cos(elevation);
  return [
    aside[0] + flat * Math.sin(azimuth),
    aside[1] - flat * Math.cos(azimuth),
    height + distance * Math.sin(elevation),
  ];
}
