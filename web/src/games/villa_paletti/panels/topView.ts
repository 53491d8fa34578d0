/** The top floor from above, rotated like the camera. Pure geometry. */

import type { Catalogue } from '../catalogue';
import { numberOf } from '../hand/handTask';
import { placeOf, turnOf } from '../places';
import type { Corner, Outline } from '../scene/outline';
import { regular } from '../scene/outline';
import type { View } from '../view';

export interface Foot {
  name: string;
  at: Corner;
  outline: Outline;
}

export interface Above {
  middle: Corner;
  /** From the middle to the edge of the picture. */
  reach: number;
  /** The outline of the surface on which something is placed. */
  ground: Outline;
  ink: string;
  /** The standing pillars. */
  feet: Foot[];
  /** Where the middle of the piece in hand may be. */
  area: { edge: Outline; holes: Outline[] }[];
}

const AIR = 16;

export function lies(outline: Outline, x: number, y: number, turn: number): Outline {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return outline.map(([u, v]) => [x + u * c - v * s, y + u * s + v * c] as const);
}

/** A circle, or the six sides of a hexagon. */
export function footOf(catalogue: Catalogue, name: string, x: number, y: number, turn: number): Outline {
  const { radius, sides } = catalogue.pillars[numberOf(catalogue, name)]!;
  return lies(regular(sides <= 6 ? sides : 28, radius), x, y, turn);
}

function feetOn(view: View, catalogue: Catalogue, level: number): Foot[] {
  return Object.entries(view.pillars).flatMap(([name, pillar]) => {
    if (!pillar.pose || pillar.level !== level) return [];
    const place = placeOf(pillar.pose);
    return [
      { name, at: [place[0], place[1]] as const, outline: footOf(catalogue, name, place[0], place[1], turnOf(place)) },
    ];
  });
}

const hundredths = (corners: readonly (readonly [number, number])[]): Outline =>
  corners.map(([x, y]) => [x / 100, y / 100] as const);

export function above(view: View, catalogue: Catalogue): Above {
  const top = view.floors[view.top - 1];
  const place = top ? placeOf(top.pose) : null;
  const site = regular(60, catalogue.base.site);
  const ground = place ? lies(catalogue.floors[view.top - 1]!.outline, place[0], place[1], turnOf(place)) : site;
  const middle: Corner = place ? [place[0], place[1]] : [0, 0];
  const widest = Math.max(...ground.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
  return {
    middle,
    reach: Math.max(widest, view.phase === 'floor' ? 110 : 0) + AIR,
    ground,
    ink: top?.colour ?? 'site',
    feet: feetOn(view, catalogue, view.top),
    area: view.area.map(({ edge, holes }) => ({ edge: hundredths(edge), holes: holes.map(hundredths) })),
  };
}

/** The position of a point of the table in the picture, in which up is away from the camera. */
export function drawnAt([mx, my]: Corner, azimuth: number, [x, y]: Corner): Corner {
  const [c, s] = [Math.cos(azimuth), Math.sin(azimuth)];
  return [(x - mx) * c + (y - my) * s, (x - mx) * s - (y - my) * c];
}

/** The inverse of `drawnAt`. */
export function pointAt([mx, my]: Corner, azimuth: number, [u, v]: Corner): Corner {
  const [c, s] = [Math.cos(azimuth), Math.sin(azimuth)];
  return [mx + u * c + v * s, my + u * s - v * c];
}

export const pathOf = (outline: Outline, at: (corner: Corner) => Corner): string =>
  `M${outline
    .map((corner) =>
      at(corner)
        .map((c) => c.toFixed(2))
        .join(' '),
    )
    .join('L')}z`;
