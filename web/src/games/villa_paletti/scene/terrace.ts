/** The surroundings of the villa: a round table with linen, and the printed base. */

import { CircleGeometry, CylinderGeometry, Mesh, RingGeometry, type Scene } from 'three';
import type { Catalogue } from '../catalogue';
import { matter, type Matter } from './materials';
import type { Measures } from './quality';
import { baseSkin, linenSkin } from './skins';

/** Radius of the table in millimetres. */
export const TABLE = 620;
const STRIPES = [
  [560, 572, '#b5452c'],
  [578, 582, '#1f6b70'],
] as const;

export class Terrace {
  readonly #cloths: Matter[] = [];

  constructor(scene: Scene, { base }: Catalogue, measures: Measures, sharp: number) {
    scene.add(...this.#linen(base.thickness, measures, sharp), this.#board(base, measures, sharp));
  }

  #linen(thickness: number, measures: Measures, sharp: number): Mesh[] {
    const weave = linenSkin(sharp);
    weave.repeat.set(18, 18);
    const cloth = new Mesh(new CircleGeometry(TABLE, 96), matter(measures, { map: weave, rough: 0.95 }));
    cloth.position.z = -thickness - 0.05;
    const hang = linenSkin(sharp);
    hang.repeat.set(54, 4);
    const skirt = new Mesh(
      new CylinderGeometry(TABLE, TABLE + 8, 140, 96, 1, true),
      matter(measures, { map: hang, colour: '#d9c7ab', rough: 0.95 }),
    );
    skirt.rotation.x = Math.PI / 2;
    skirt.position.z = -70 - thickness;
    const stripes = STRIPES.map(([inner, outer, ink]) => {
      const stripe = new Mesh(
        new RingGeometry(inner, outer, 128),
        matter(measures, { colour: ink, rough: 0.95, opacity: 0.75 }),
      );
      stripe.position.z = -thickness + 0.4;
      return stripe;
    });
    for (const flat of [cloth, ...stripes]) flat.receiveShadow = true;
    this.#cloths.push(cloth.material as Matter, skirt.material as Matter);
    return [cloth, skirt, ...stripes];
  }

  #board(base: Catalogue['base'], measures: Measures, sharp: number): Mesh {
    const edge = matter(measures, { colour: '#a58a63' });
    const board = new Mesh(new CylinderGeometry(base.radius, base.radius, base.thickness, 96), [
      edge,
      matter(measures, { map: baseSkin(base.site / base.radius, sharp), rough: 0.85 }),
      edge,
    ]);
    board.rotation.x = Math.PI / 2;
    board.position.z = -base.thickness / 2;
    board.castShadow = board.receiveShadow = true;
    return board;
  }

  mood(night: boolean): void {
    const [cloth, skirt] = this.#cloths;
    cloth?.color.set(night ? '#75687f' : '#ffffff');
    skirt?.color.set(night ? '#4c4258' : '#d9c7ab');
  }
}
