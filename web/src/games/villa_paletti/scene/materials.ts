/** Matte wood and cloth, simpler on weak devices. */

import { MeshLambertMaterial, MeshStandardMaterial, type Texture } from 'three';
import type { Measures } from './quality';

export type Matter = MeshLambertMaterial | MeshStandardMaterial;

export interface Look {
  map?: Texture;
  colour?: string;
  rough?: number;
  opacity?: number;
}

export function matter({ shadows }: Measures, { map, colour = '#ffffff', rough = 0.6, opacity = 1 }: Look): Matter {
  const common = { map: map ?? null, color: colour, opacity, transparent: opacity < 1 };
  return shadows ? new MeshStandardMaterial({ ...common, roughness: rough }) : new MeshLambertMaterial(common);
}
