/** Legal actions by the place on the board where they happen. */

import type { AvailableAction } from '../../net/matchView';

export interface PlacedAction<Preview = unknown> {
  action: string;
  place: string;
  preview: Preview | null;
}

export interface ActionsByPlace<Preview = unknown> {
  byAction: ReadonlyMap<string, PlacedAction<Preview>>;
  byPlace: ReadonlyMap<string, readonly PlacedAction<Preview>[]>;
  /** Actions without a place on the board. */
  withoutPlace: readonly string[];
}

export function actionsByPlace<Preview>(
  actions: readonly AvailableAction[],
  placeOf: (action: string) => string | null,
): ActionsByPlace<Preview> {
  const byAction = new Map<string, PlacedAction<Preview>>();
  const byPlace = new Map<string, PlacedAction<Preview>[]>();
  const elsewhere: string[] = [];
  for (const { action, preview } of actions) {
    const place = placeOf(action);
    if (place === null) {
      elsewhere.push(action);
      continue;
    }
    const offer = { action, place, preview: preview as Preview | null };
    byAction.set(action, offer);
    byPlace.set(place, [...(byPlace.get(place) ?? []), offer]);
  }
  return { byAction, byPlace, withoutPlace: elsewhere };
}

export const isOffered = (offers: ActionsByPlace, action: string | null): action is string =>
  action !== null && (offers.byAction.has(action) || offers.withoutPlace.includes(action));

/** Whether the selected piece fits a place: as it is, after a change such as a turn, or not at all. */
export type Fit = 'now' | 'changed' | 'no';

/** `usesSamePiece` tells which actions use the selected piece, in any orientation. */
export function pieceFit(
  offers: ActionsByPlace,
  place: string,
  meant: string | null,
  usesSamePiece: (action: string) => boolean,
): Fit {
  if (meant !== null && offers.byAction.has(meant)) return 'now';
  return offers.byPlace.get(place)?.some(({ action }) => usesSamePiece(action)) ? 'changed' : 'no';
}

/** The next item in the given order, cyclic. */
export function nextInOrder<Thing>(
  things: readonly Thing[],
  order: (thing: Thing) => number,
  present: Thing,
): Thing | null {
  const sorted = [...things].sort((a, b) => order(a) - order(b));
  return sorted.find((other) => order(other) > order(present)) ?? sorted[0] ?? null;
}

/** The places with the highest reward first, the others in their order. */
export const bestFirst = (places: readonly string[], reward: (place: string) => number): string[] =>
  places
    .map((place, index) => ({ place, index, score: reward(place) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ place }) => place);
