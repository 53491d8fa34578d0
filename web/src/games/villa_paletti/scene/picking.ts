/** Finds the piece under a point, exactly or within some distance. */

import { Raycaster, Vector2, Vector3, type Mesh } from 'three';
import type { Stage } from './stage';

export interface Hit {
  piece: number;
  /** Millimetres above the foot. */
  up: number;
}

const ray = new Raycaster();

function aimed({ host, camera }: Stage, x: number, y: number): Raycaster {
  ray.setFromCamera(new Vector2((x / host.clientWidth) * 2 - 1, 1 - (y / host.clientHeight) * 2), camera);
  return ray;
}

/** The piece under this point of the picture. Glass floors are skipped. */
export function hitAt(stage: Stage, x: number, y: number): Hit | null {
  const { pieces } = stage;
  const seen = pieces.meshes.filter((mesh, n) => mesh.visible && !pieces.isGlass(n));
  const [hit] = aimed(stage, x, y).intersectObjects<Mesh>(seen, false);
  if (!hit) return null;
  const piece = pieces.meshes.indexOf(hit.object);
  const half = (pieces.catalogue.pillars[piece]?.height ?? 0) / 2;
  return { piece, up: hit.object.worldToLocal(hit.point.clone()).z + half };
}

export interface Segment {
  piece: number;
  foot: readonly [number, number];
  head: readonly [number, number];
  /** Half of its visible width. */
  half: number;
}

/** The distance of a point from a segment, and the position on the segment. */
export function distanceTo({ foot, head }: Segment, x: number, y: number): readonly [number, number] {
  const [wide, high] = [head[0] - foot[0], head[1] - foot[1]];
  const along = ((x - foot[0]) * wide + (y - foot[1]) * high) / (wide * wide + high * high || 1);
  const part = Math.min(1, Math.max(0, along));
  return [Math.hypot(foot[0] + part * wide - x, foot[1] + part * high - y), part];
}

/** The nearest of these pieces whose edge is within reach. */
export function nearest(
  segments: readonly Segment[],
  x: number,
  y: number,
  reach: number,
): { piece: number; part: number } | null {
  const found = segments
    .map((segment) => ({ piece: segment.piece, half: segment.half, measured: distanceTo(segment, x, y) }))
    .filter(({ half, measured }) => measured[0] <= Math.max(half, reach))
    .sort((a, b) => a.measured[0] - b.measured[0])[0];
  return found ? { piece: found.piece, part: found.measured[1] } : null;
}

/** A pillar in the picture, as a line from its foot to its head. */
export function segmentOf(stage: Stage, piece: number): Segment {
  const mesh = stage.pieces.meshes[piece]!;
  const kind = stage.pieces.catalogue.pillars[piece]!;
  const end = (z: number) => stage.seen(...mesh.localToWorld(new Vector3(0, 0, z)).toArray());
  const [foot, head] = [end(-kind.height / 2), end(kind.height / 2)];
  const tall = Math.hypot(head[0] - foot[0], head[1] - foot[1]);
  return { piece, foot, head, half: (tall * kind.radius) / kind.height };
}
