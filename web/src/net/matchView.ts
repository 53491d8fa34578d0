/** What is shown of a match: the last update with its view put together, and the details that follow it. */

import type { Change, Details, Section, Text, Update } from '../protocol/messages';

/** Something the seat may do now, how it is told, and what it would bring. */
export interface AvailableAction {
  action: string;
  text: Text;
  preview: unknown;
}

export type MatchView = Omit<Update, 'view' | 'patch' | 'options' | 'places'> & {
  view: unknown;
  places: number[] | null;
  /** Empty until the details are there. */
  actions: AvailableAction[];
  /** Of the last moment whose details are there. */
  sheet: Section[];
  /** Are they those of this moment? */
  hasDetails: boolean;
};

/** The value after these changes; the old one is left as it was. */
export function applyPatch(old: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((value, [path, now]) => replaceAt(value, path, now), old);
}

function replaceAt(old: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy: Record<string | number, unknown> = Array.isArray(old) ? ([...old] as never) : { ...(old as object) };
  copy[key] = replaceAt(copy[key], rest, value);
  return copy;
}

/** An update as it is shown until its details come; of the same moment they are mostly there already. */
export function toMatchView(update: Update, view: unknown, previous: MatchView | null): MatchView {
  const { patch: _, options, places = null, ...rest } = update;
  const isSamePosition = previous?.seq === update.seq && previous.seat === update.seat && options.length > 0;
  return {
    ...rest,
    view,
    places,
    actions: isSamePosition ? previous.actions : [],
    sheet: previous?.sheet ?? [],
    hasDetails: false,
  };
}

/** The same, with what follows it. */
export function withDetails(view: MatchView, details: Details): MatchView {
  const actions = (details.options ?? []).map(({ action, text, preview = null }) => ({
    action,
    text: text ?? { key: action },
    preview,
  }));
  return {
    ...view,
    view: applyPatch(view.view, details.patch ?? []),
    actions,
    sheet: details.sheet ?? view.sheet,
    hasDetails: true,
  };
}
