/** What the rules offer now, by the place where it would happen. */

import type { AvailableAction } from '../../net/matchView';

export interface PlacedAction<Preview = unknown> {
  action: string;
  place: string;
  preview: Preview | null;
}

export interface ActionsByPlace<Preview = unknown> {
  byAction: ReadonlyMap<string, PlacedAction<Preview>>;
  byPlace: ReadonlyMap<string, readonly PlacedAction<Preview>[]>;
  /** What is offered and happens at no place of the board. */
  withoutPlace: readonly string[];
}

/** The options, found by what is written and by where it would happen. */
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

/** How well a place suits what is in hand: as it is, if it is changed, or not at all. */
export type Fit = 'now' | 'changed' | 'no';

/** `alike` says which offers use what is in hand, however it is turned. */
export function pieceFit(
  offers: ActionsByPlace,
  place: string,
  meant: string | null,
  usesSamePiece: (action: string) => boolean,
): Fit {
  if (meant !== null && offers.byAction.has(meant)) return 'now';
  return offers.byPlace.get(place)?.some(({ action }) => usesSamePiece(action)) ? 'changed' : 'no';
}

/** The next of several in their order, after the present one; from the last back to the first. */
export function nextInOrder<Thing>(
  things: readonly Thing[],
  order: (thing: Thing) => number,
  present: Thing,
): Thing | null {
  const sorted = [...things].sort((a, b) => order(a) - order(b));
  return sorted.find((other) => order(other) > order(present)) ?? sorted[0] ?? null;
}

/** The most rewarding places first, the others in their order. */
export const bestFirst = (places: readonly string[], reward: (place: string) => number): string[] =>
  places
    .map((place, index) => ({ place, index, score: reward(place) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ place }) => place);
