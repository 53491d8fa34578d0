/** The camera aim: azimuth, elevation, distance and height. */

export interface Aim {
  azimuth: number;
  elevation: number;
  distance: number;
  /** Height of the target point above the base, */
  height: number;
  /** and its horizontal offset from the middle of the base. */
  aside: readonly [number, number];
}

const MIDDLE = [0, 0] as const;

/** What has to be visible: a range of heights, and a width. */
export interface Extent {
  low: number;
  high: number;
  wide: number;
}

/** A narrow field of view: flat, as on the poster. */
export const FIELD = 28;
const HALF = Math.tan((FIELD * Math.PI) / 360);
const [NEAREST, FARTHEST] = [200, 3200];
const [LOWEST, HIGHEST] = [0.03, 1.52];
/** The margin around the visible extent, as a factor. */
const MARGIN = 1.06;
/** A round object reaches into the corners near the camera with only this part of half its width. */
const CORNER_PART = 0.5;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The picture: its aspect ratio, and the part of its height that is not covered. */
export interface Frame {
  aspect: number;
  free: number;
}

/** The distance from which all of the extent is visible. */
export function distanceFor({ low, high, wide }: Extent, elevation: number, { aspect, free }: Frame): number {
  const tall = (high - low) * Math.cos(elevation) + wide * Math.sin(elevation);
  const near = CORNER_PART * (wide / 2) * Math.cos(elevation);
  return within(MARGIN * Math.max(tall / 2 / (HALF * free), wide / 2 / (HALF * aspect)) + near, NEAREST, FARTHEST);
}

/** The three named views. Each level has a view too. */
export type Named = 'front' | 'back' | 'above';
export type Sight = Named | number;

const ANGLES: Record<Named, readonly [number, number]> = {
  front: [0.42, 0.26],
  back: [0.42 + Math.PI, 0.3],
  above: [0, HIGHEST],
};

export interface Villa {
  /** Number of floors. */
  top: number;
  storey: number;
  /** The width of the base. */
  wide: number;
  /** True if a piece is carried above the villa. */
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

/** The extent of most of the wreck. Pieces that rolled far away do not count. */
export interface Wreck {
  middle: readonly [number, number];
  wide: number;
  high: number;
}

const COUNTED_PART = 0.85;
/** Approximate radius of a piece. */
const PIECE_RADIUS = 55;
const WRECK_ELEVATION = 0.46;

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
    COUNTED_PART,
  );
  return {
    middle,
    wide: 2 * (far + PIECE_RADIUS),
    high:
      among(
        places.map(([, , z]) => z!),
        COUNTED_PART,
      ) + PIECE_RADIUS,
  };
}

/** The wreck from slightly above, with the current azimuth. */
export function aimOver({ middle, wide, high }: Wreck, now: Aim, frame: Frame): Aim {
  const distance = distanceFor({ low: 0, high, wide }, WRECK_ELEVATION, frame);
  return { azimuth: now.azimuth, elevation: WRECK_ELEVATION, distance, height: high * 0.4, aside: middle };
}

/** The aim after turning by radians, and raising. */
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

/** Interpolates the aim, along the shorter way around. */
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

/** The position of the camera. */
export function eye({ azimuth, elevation, distance, height, aside }: Aim): [number, number, number] {
  const flat = distance * Math.cos(elevation);
  return [
    aside[0] + flat * Math.sin(azimuth),
    aside[1] - flat * Math.cos(azimuth),
    height + distance * Math.sin(elevation),
  ];
}
