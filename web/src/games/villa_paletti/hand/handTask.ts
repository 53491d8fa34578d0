/** The task of the player's hand, if it has one. */

import type { Catalogue } from '../catalogue';
import type { Place } from '../film/frames';
import { placeOf, turnOf } from '../places';
import type { Job } from './gesture.svelte';
import type { Goal } from './packets';
import type { View } from '../view';

const degrees = (turn: number): number => ((turn * 180) / Math.PI + 360) % 360;

/** A point on the axis of a piece, at this height above its middle. */
export function along([x, y, z, w, i, j, k]: Place, up: number): Goal {
  return [x + up * 2 * (i * k + w * j), y + up * 2 * (j * k - w * i), z + up * (1 - 2 * (i * i + j * j))];
}

export const numberOf = (catalogue: Catalogue, name: string): number => {
  const pillar = catalogue.pillars.findIndex((piece) => piece.name === name);
  return pillar >= 0 ? pillar : catalogue.first_floor + catalogue.floors.findIndex(({ colour }) => colour === name);
};

/** The height above its middle at which a hand holds a piece. */
export function heldAt(view: View, catalogue: Catalogue): number {
  const { project, phase } = view;
  if (phase !== 'pull' || !project?.pillar) return 0;
  return project.grip - catalogue.pillars[numberOf(catalogue, project.pillar)]!.height / 2;
}

export function jobOf(view: View, catalogue: Catalogue): Job | null {
  const { phase, project, carried } = view;
  if (phase === 'pull' && project?.pillar) {
    const pillar = view.pillars[project.pillar]!;
    if (!pillar.pose) return null;
    const piece = numberOf(catalogue, project.pillar);
    const floor = pillar.level < view.top ? pillar.level : -1;
    return {
      task: 'pull',
      piece,
      tool: project.tool,
      floor,
      at: along(placeOf(pillar.pose), heldAt(view, catalogue)),
      turn: 0,
    };
  }
  if (!carried || (phase !== 'place' && phase !== 'floor' && phase !== 'blue')) return null;
  const place = placeOf(carried.pose);
  const task = phase === 'place' ? 'place' : 'lay';
  return {
    task,
    piece: numberOf(catalogue, carried.piece),
    tool: 'fingers',
    floor: -1,
    at: [place[0], place[1], place[2]],
    turn: degrees(turnOf(place)),
  };
}
