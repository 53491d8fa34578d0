/** Twenty pillars and five floors, numbered as in frames. */

import {
  BufferGeometry,
  CircleGeometry,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineLoop,
  Mesh,
  MeshBasicMaterial,
} from 'three';
import type { Catalogue, FloorPiece, PillarPiece } from '../catalogue';
import type { Place } from '../film/frames';
import { matter, type Matter } from './materials';
import { girth, regular, rounded } from './outline';
import type { Measures } from './quality';
import { FACE, floorSkin, pillarSkin, plySkin, SIDE_PART, spotSkin } from './skins';
import { prism } from './solid';

/** The glow of a piece: none, may be touched, under the cursor, chosen, held, or the piece that gave way. */
export type Glow = 'none' | 'may' | 'looked' | 'chosen' | 'held' | 'fell';
const GLOW: Record<Glow, string> = {
  none: '#000000',
  may: '#33200a',
  looked: '#6b4a17',
  chosen: '#7a5a1c',
  held: '#5c3d10',
  fell: '#7a1408',
};

const BRANDS: Record<number, number> = { 1: 3, 2: 6, 3: 4 };
const BEVEL = 0.9;
const GLASS = 0.16;

/** A dark spot under a foot, where there are no real shadows. */
function spotUnder(radius: number, height: number): Mesh {
  const spot = new Mesh(
    new CircleGeometry(radius * 2.1, 24),
    new MeshBasicMaterial({ map: spotSkin(), transparent: true, depthWrite: false }),
  );
  spot.position.z = 0.35 - height / 2;
  return spot;
}

export class Pieces {
  readonly group = new Group();
  readonly meshes: Mesh[];
  readonly #rims: LineLoop[] = [];
  readonly #glass = new Set<number>();

  constructor(
    readonly catalogue: Catalogue,
    private readonly measures: Measures,
    private readonly sharp: number,
  ) {
    this.meshes = [
      ...catalogue.pillars.map((kind, n) => this.#pillar(kind, n)),
      ...catalogue.floors.map((kind, n) => this.#floor(kind, n)),
    ];
    for (const mesh of this.meshes) {
      mesh.castShadow = mesh.receiveShadow = measures.shadows;
      mesh.visible = false;
      this.group.add(mesh);
    }
  }

  get firstFloor(): number {
    return this.catalogue.first_floor;
  }

  #pillar({ colour, points, radius, sides, height }: PillarPiece, number: number): Mesh {
    const edged = sides <= 6;
    const outline = regular(edged ? sides : this.measures.sides, radius);
    const solid = prism(
      { outline, height, bevel: BEVEL, edged },
      {
        side: (along, up) => [along, SIDE_PART * up],
        end: (x, y) => [0.125 + (0.11 * x) / radius, 0.9 + (0.09 * y) / radius],
      },
    );
    const map = pillarSkin(
      { ink: colour, points, number, round: girth(outline), brands: BRANDS[points] ?? 3, narrow: edged },
      this.sharp,
    );
    const pillar = new Mesh(solid, matter(this.measures, { map, rough: 0.55 }));
    if (!this.measures.shadows) pillar.add(spotUnder(radius, height));
    return pillar;
  }

  #floor({ colour, outline, thickness }: FloorPiece, number: number): Mesh {
    const shape = rounded(outline, this.measures.curve);
    const times = Math.round(girth(shape) / FACE);
    const solid = prism(
      { outline: shape, height: thickness, bevel: BEVEL },
      {
        side: (along, up) => [times * along, up],
        end: (x, y) => [y / FACE + 0.5, x / FACE + 0.5],
      },
    );
    const floor = new Mesh(solid, [
      matter(this.measures, { map: floorSkin(colour, number, this.sharp), rough: 0.5 }),
      matter(this.measures, { map: plySkin(colour, this.sharp), rough: 0.7 }),
    ]);
    const line = new BufferGeometry();
    line.setAttribute(
      'position',
      new Float32BufferAttribute(
        shape.flatMap(([x, y]) => [x, y, thickness / 2]),
        3,
      ),
    );
    const rim = new LineLoop(line, new LineBasicMaterial({ color: '#2b1f1a', transparent: true, opacity: 0.75 }));
    rim.visible = false;
    floor.add(rim);
    this.#rims.push(rim);
    return floor;
  }

  put(number: number, at: Place | null): void {
    const mesh = this.meshes[number];
    if (!mesh) return;
    mesh.visible = at !== null;
    if (!at) return;
    mesh.position.set(at[0], at[1], at[2]);
    mesh.quaternion.set(at[4], at[5], at[6], at[3]);
  }

  /** Makes floors glass from this one on; null for none. */
  glass(from: number | null): void {
    this.#glass.clear();
    this.catalogue.floors.forEach((_, n) => {
      const clear = from !== null && n >= from;
      if (clear) this.#glass.add(this.firstFloor + n);
      const mesh = this.meshes[this.firstFloor + n]!;
      for (const skin of mesh.material as Matter[]) {
        Object.assign(skin, { transparent: clear, opacity: clear ? GLASS : 1, depthWrite: !clear, needsUpdate: true });
      }
      mesh.castShadow = this.measures.shadows && !clear;
      this.#rims[n]!.visible = clear;
    });
  }

  /** A floor that gave way has a red edge and keeps its own colour. */
  #edge(rim: LineLoop, number: number, fell: boolean): void {
    (rim.material as LineBasicMaterial).color.set(fell ? '#d0301a' : '#2b1f1a');
    rim.visible = fell || this.isGlass(number);
    (this.meshes[number]!.material as Matter[])[1]!.emissive.set(fell ? '#90180a' : GLOW.none);
  }

  isGlass(number: number): boolean {
    return this.#glass.has(number);
  }

  glow(number: number, how: Glow): void {
    const rim = this.#rims[number - this.firstFloor];
    if (rim) return this.#edge(rim, number, how === 'fell');
    const skins = [this.meshes[number]?.material ?? []].flat() as Matter[];
    for (const skin of skins) skin.emissive.set(GLOW[how]);
  }
}
