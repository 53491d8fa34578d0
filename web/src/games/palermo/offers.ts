/** What the rules offer now, by the place where it would happen; and how a wish is written. */

import { CORNER_NAMES, cellOf, cornerField, cornerOf, isRing, type Corner, type Face } from './geometry';
import type { LayPreview, Preview, View, WalkPreview } from './view';
import type { Option } from '../../lib/shown';

/** What is expected: lay a card, put down a disc, or move a figure. */
export type Task = 'start' | 'house' | 'plaza' | 'police' | 'gangster' | 'none';

export interface Offer {
  action: string;
  /** The cell or field where it would happen. */
  place: string;
  preview: Preview | null;
}

export interface Offers {
  task: Task;
  byAction: ReadonlyMap<string, Offer>;
  byPlace: ReadonlyMap<string, Offer[]>;
  /** Leave the figure where it is, if that is offered. */
  rest: string | null;
}

const RESTS = ['police -', 'stay'];

/** The cell or field that an action is about. */
export function placeOf(action: string): string | null {
  const [verb, where, corner] = action.split(' ');
  if (!where || where === '-') return null;
  return verb === 'plaza' ? cornerField(where, CORNER_NAMES.indexOf(corner as Corner)) : where;
}

/** The size and turn of a house that an action lays. */
export function faceOf(action: string): Face | null {
  const [verb, , size, rotation, mirrored] = action.split(' ');
  if (verb !== 'house') return null;
  return { size: Number(size), rotation: Number(rotation!.slice(1)), mirrored: mirrored === 'm' };
}

const TASK_OF_PHASE: Record<View['phase'], Task> = { start: 'start', house: 'house', police: 'police', gangster: 'gangster', over: 'none' };

function groupByPlace(offers: readonly Offer[]): Map<string, Offer[]> {
  const grouped = new Map<string, Offer[]>();
  for (const offer of offers) grouped.set(offer.place, [...(grouped.get(offer.place) ?? []), offer]);
  return grouped;
}

export function offersOf(view: View, options: readonly Option[]): Offers {
  const offers = options.flatMap(({ action, preview }) => {
    const place = placeOf(action);
    return place === null ? [] : [{ action, place, preview: preview as Preview | null }];
  });
  const isPlaza = offers[0]?.action.startsWith('plaza') ?? false;
  return {
    task: isPlaza ? 'plaza' : TASK_OF_PHASE[view.phase],
    byAction: new Map(offers.map((offer) => [offer.action, offer])),
    byPlace: groupByPlace(offers),
    rest: options.find(({ action }) => RESTS.includes(action))?.action ?? null,
  };
}

/** The wish to do the present task at a place, in notation; null where nobody could mean it. */
export function wish(task: Task, place: string, face: Face): string | null {
  switch (task) {
    case 'start':
      return `start ${place}`;
    case 'house':
      return `house ${place} ${face.size} r${face.rotation}${face.mirrored ? ' m' : ''}`;
    case 'plaza':
      return isRing(place) ? null : `plaza ${cellOf(place)} ${CORNER_NAMES[cornerOf(place)]}`;
    case 'police':
      return `police ${place}`;
    default:
      return `go ${place}`;
  }
}

export const isWalk = (preview: Preview | null | undefined): preview is WalkPreview => preview?.kind === 'walk';
export const isLay = (preview: Preview | null | undefined): preview is LayPreview => preview?.kind === 'lay';

/** How well a place suits the card in hand: as it lies, if turned, or not at all. */
export type Fit = 'now' | 'turned' | 'no';

export function fit(offers: Offers, place: string, face: Face): Fit {
  const here = offers.byPlace.get(place) ?? [];
  if (offers.byAction.has(wish(offers.task, place, face) ?? '')) return 'now';
  return offers.task === 'house' && here.some((offer) => faceOf(offer.action)!.size === face.size) ? 'turned' : 'no';
}

/** The next turn of this size that is offered on a cell, after the present one. */
export function nextFace(offers: Offers, cell: string, face: Face): Face | null {
  const faces = (offers.byPlace.get(cell) ?? []).map(({ action }) => faceOf(action)!).filter(({ size }) => size === face.size);
  const order = ({ rotation, mirrored }: Face) => (mirrored ? 4 : 0) + rotation;
  const sorted = faces.sort((a, b) => order(a) - order(b));
  return sorted.find((other) => order(other) > order(face)) ?? sorted[0] ?? null;
}

/** Places worth a look, the most rewarding first, then in reading order. */
export function jumps(offers: Offers, order: readonly string[], face: Face): string[] {
  const places = order.filter((place) => (offers.task === 'house' ? fit(offers, place, face) !== 'no' : offers.byPlace.has(place)));
  const reward = (place: string) => {
    const preview = offers.byPlace.get(place)?.[0]?.preview;
    return isWalk(preview) && (preview.collects || preview.home) ? 1 + preview.gain : 0;
  };
  return places.sort((a, b) => reward(b) - reward(a) || order.indexOf(a) - order.indexOf(b));
}
