/** What the rules offer now, by the place where it would happen. */

import type { AvailableAction } from '../../net/matchView';

export interface Offer<Preview = unknown> {
  action: string;
  place: string;
  preview: Preview | null;
}

export interface Offers<Preview = unknown> {
  byAction: ReadonlyMap<string, Offer<Preview>>;
  byPlace: ReadonlyMap<string, readonly Offer<Preview>[]>;
  /** What is offered and happens at no place of the board. */
  elsewhere: readonly string[];
}

/** The options, found by what is written and by where it would happen. */
export function offersBy<Preview>(
  options: readonly AvailableAction[],
  placeOf: (action: string) => string | null,
): Offers<Preview> {
  const byAction = new Map<string, Offer<Preview>>();
  const byPlace = new Map<string, Offer<Preview>[]>();
  const elsewhere: string[] = [];
  for (const { action, preview } of options) {
    const place = placeOf(action);
    if (place === null) {
      elsewhere.push(action);
      continue;
    }
    const offer = { action, place, preview: preview as Preview | null };
    byAction.set(action, offer);
    byPlace.set(place, [...(byPlace.get(place) ?? []), offer]);
  }
  return { byAction, byPlace, elsewhere };
}

export const isOffered = (offers: Offers, action: string | null): action is string =>
  action !== null && (offers.byAction.has(action) || offers.elsewhere.includes(action));

/** How well a place suits what is in hand: as it is, if it is changed, or not at all. */
export type Fit = 'now' | 'changed' | 'no';

/** `alike` says which offers use what is in hand, however it is turned. */
export function fitOf(offers: Offers, place: string, meant: string | null, alike: (action: string) => boolean): Fit {
  if (meant !== null && offers.byAction.has(meant)) return 'now';
  return offers.byPlace.get(place)?.some(({ action }) => alike(action)) ? 'changed' : 'no';
}

/** The next of several in their order, after the present one; from the last back to the first. */
export function nextOf<Thing>(things: readonly Thing[], order: (thing: Thing) => number, present: Thing): Thing | null {
  const sorted = [...things].sort((a, b) => order(a) - order(b));
  return sorted.find((other) => order(other) > order(present)) ?? sorted[0] ?? null;
}

/** The most rewarding places first, the others in their order. */
export const bestFirst = (places: readonly string[], reward: (place: string) => number): string[] =>
  places
    .map((place, index) => ({ place, index, worth: reward(place) }))
    .sort((a, b) => b.worth - a.worth || a.index - b.index)
    .map(({ place }) => place);
