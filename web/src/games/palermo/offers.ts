/** The legal actions by place, and the notation of the action that a click on a place means. */

import { CORNER_NAMES, cellOf, cornerField, cornerOf, isRing, type Corner, type Face } from './geometry';
import {
  bestFirst,
  pieceFit,
  nextInOrder,
  actionsByPlace,
  type Fit,
  type ActionsByPlace,
} from '../../board/input/actionsByPlace';
import type { Preview, ReachPreview, View, WalkPreview } from './view';
import type { AvailableAction } from '../../net/matchView';

/** The expected action: lay a card, put down a disc, or move a figure. */
export type Task = 'start' | 'house' | 'plaza' | 'police' | 'gangster' | 'none';

/** Cards go on cells. Everything else happens on fields. */
export const isBuilding = (task: Task): boolean => task === 'start' || task === 'house';

export interface CityOffers extends ActionsByPlace<Preview> {
  task: Task;
  /** The action that leaves the figure where it is, if it is legal. */
  rest: string | null;
  /** What the gangster could do after the policeman. */
  reach: ReachPreview | null;
}

const RESTS = ['police -', 'stay'];

/** The cell or field of an action. */
export function placeOf(action: string): string | null {
  const [verb, where, corner] = action.split(' ');
  if (!where || where === '-') return null;
  return verb === 'plaza' ? cornerField(where, CORNER_NAMES.indexOf(corner as Corner)) : where;
}

/** The size and orientation of the house that an action lays. */
export function faceOf(action: string): Face | null {
  const [verb, , size, rotation, mirrored] = action.split(' ');
  if (verb !== 'house') return null;
  return { size: Number(size), rotation: Number(rotation!.slice(1)), mirrored: mirrored === 'm' };
}

const TASK_OF_PHASE: Record<View['phase'], Task> = {
  start: 'start',
  house: 'house',
  police: 'police',
  gangster: 'gangster',
  over: 'none',
};

export function offersOf(view: View, options: readonly AvailableAction[]): CityOffers {
  const offers = actionsByPlace<Preview>(options, placeOf);
  const isPlaza = [...offers.byAction.keys()][0]?.startsWith('plaza') ?? false;
  const rest = options.find(({ action }) => RESTS.includes(action));
  const then = rest?.preview as Preview | null | undefined;
  return {
    ...offers,
    task: isPlaza ? 'plaza' : TASK_OF_PHASE[view.phase],
    rest: rest?.action ?? null,
    reach: isReach(then) ? then : null,
  };
}

/** The action, in notation, that performs the current task at a place. Null if no such action makes sense. */
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

export const isReach = (preview: Preview | null | undefined): preview is ReachPreview => preview?.kind === 'reach';
export const isWalk = (preview: Preview | null | undefined): preview is WalkPreview => preview?.kind === 'walk';

/** How well the card in hand fits a place. */
export const fit = (offers: CityOffers, place: string, face: Face): Fit =>
  pieceFit(offers, place, wish(offers.task, place, face), (action) => faceOf(action)?.size === face.size);

/** The next legal orientation of this size on a cell, after the current one. */
export function nextFace(offers: CityOffers, cell: string, face: Face): Face | null {
  const faces = (offers.byPlace.get(cell) ?? [])
    .flatMap(({ action }) => faceOf(action) ?? [])
    .filter(({ size }) => size === face.size);
  return nextInOrder(faces, ({ rotation, mirrored }) => (mirrored ? 4 : 0) + rotation, face);
}

/** The places for the jump keys: the most rewarding first, then in reading order. */
export function jumps(offers: CityOffers, order: readonly string[], face: Face): string[] {
  const places = order.filter((place) =>
    offers.task === 'house' ? fit(offers, place, face) !== 'no' : offers.byPlace.has(place),
  );
  return bestFirst(places, (place) => {
    const preview = offers.byPlace.get(place)?.[0]?.preview;
    return isWalk(preview) && (preview.collects || preview.home) ? 1 + preview.gain : 0;
  });
}
