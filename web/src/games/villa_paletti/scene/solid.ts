/** Solid pieces with bevelled edges from an outline, in millimetres, with z up and the middle at the origin. */

import { BufferGeometry, Float32BufferAttribute, ShapeUtils, Vector2 } from 'three';
import { girth, outward, type Corner, type Outline } from './outline';

/** The position of a piece's side and ends in its texture. */
export interface Skin {
  side: (along: number, up: number) => Corner;
  end: (x: number, y: number) => Corner;
}

export interface Cut {
  outline: Outline;
  height: number;
  bevel: number;
  /** True for sides that meet in an edge, as those of a hexagon. */
  edged?: boolean;
}

class Mesh {
  readonly places: number[] = [];
  readonly normals: number[] = [];
  readonly skins: number[] = [];
  readonly index: number[] = [];

  corner(place: readonly number[], normal: readonly number[], skin: Corner): number {
    this.places.push(...place);
    this.normals.push(...normal);
    this.skins.push(...skin);
    return this.places.length / 3 - 1;
  }

  /** The first group is the ends, the second one the side. */
  geometry(ends: number): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute('position', new Float32BufferAttribute(this.places, 3));
    made.setAttribute('normal', new Float32BufferAttribute(this.normals, 3));
    made.setAttribute('uv', new Float32BufferAttribute(this.skins, 2));
    made.setIndex(this.index);
    made.addGroup(0, ends, 0);
    made.addGroup(ends, this.index.length - ends, 1);
    return made;
  }
}

export function prism(cut: Cut, skin: Skin): BufferGeometry {
  const mesh = new Mesh();
  const out = outward(cut.outline);
  const inner = cut.outline.map(([x, y], n) => [x - cut.bevel * out[n]![0], y - cut.bevel * out[n]![1]] as const);
  addEnds(mesh, inner, cut.height / 2, skin);
  const ends = mesh.index.length;
  addSide(mesh, cut, inner, out, skin);
  return mesh.geometry(ends);
}

function addEnds(mesh: Mesh, inner: Outline, half: number, skin: Skin): void {
  const faces = ShapeUtils.triangulateShape(
    inner.map(([x, y]) => new Vector2(x, y)),
    [],
  );
  for (const up of [1, -1]) {
    const first = inner.map(([x, y]) => mesh.corner([x, y, up * half], [0, 0, up], skin.end(x, y)))[0]!;
    for (const [a, b, c] of faces) mesh.index.push(first + a!, first + (up > 0 ? b! : c!), first + (up > 0 ? c! : b!));
  }
}

/** Four rings: the inset rim and the outer one below, and the same above. Normals lean out of the bevel. */
function addSide(
  mesh: Mesh,
  { outline, height, bevel, edged = false }: Cut,
  inner: Outline,
  out: readonly Corner[],
  skin: Skin,
): void {
  const [half, round] = [height / 2, girth(outline)];
  const rings = [
    [inner, -half, -0.7],
    [outline, -half + bevel, -0.2],
    [outline, half - bevel, 0.2],
    [inner, half, 0.7],
  ] as const;
  let way = 0;
  outline.forEach((from, n) => {
    const next = (n + 1) % outline.length;
    const to = outline[next]!;
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const face: Corner = [(to[1] - from[1]) / long, (from[0] - to[0]) / long];
    const made = rings.map(([ring, z, lean]) =>
      [n, next].map((corner, side) => {
        const [x, y] = edged ? face : out[corner]!;
        const flat = Math.sqrt(1 - lean * lean);
        return mesh.corner(
          [...ring[corner]!, z],
          [x * flat, y * flat, lean],
          skin.side((way + side * long) / round, (z + half) / height),
        );
      }),
    );
    for (let ring = 0; ring < 3; ring += 1) {
      const [[a, b], [c, d]] = [made[ring]!, made[ring + 1]!];
      mesh.index.push(a!, b!, d!, a!, d!, c!);
    }
    way += long;
  });
}
