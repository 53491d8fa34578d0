/** The state of a match as the client shows it: the latest update with its view, and the details that follow it. */

import type { Change, Details, Section, Text, Update } from '../protocol/messages';

/** A legal action with its text and a preview of its result. */
export interface AvailableAction {
  action: string;
  text: Text;
  preview: unknown;
}

export type MatchView = Omit<Update, 'view' | 'patch' | 'actions' | 'places'> & {
  view: unknown;
  places: number[] | null;
  /** Empty until the details arrive. */
  actions: AvailableAction[];
  /** From the latest position with details. */
  sheet: Section[];
  /** Whether the details of this position have arrived. */
  hasDetails: boolean;
};

/** Applies changes to a copy of the value. */
export function applyPatch(old: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((value, [path, now]) => replaceAt(value, path, now), old);
}

function replaceAt(old: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy: Record<string | number, unknown> = Array.isArray(old) ? ([...old] as never) : { ...(old as object) };
  copy[key] = replaceAt(copy[key], rest, value);
  return copy;
}

/** An update without its details. If the position is the same, the previous actions stay. */
export function toMatchView(update: Update, view: unknown, previous: MatchView | null): MatchView {
  const { patch: _, actions, places = null, ...rest } = update;
  const isSamePosition = previous?.seq === update.seq && previous.seat === update.seat && actions.length > 0;
  return {
    ...rest,
    view,
    places,
    actions: isSamePosition ? previous.actions : [],
    sheet: previous?.sheet ?? [],
    hasDetails: false,
  };
}

export function withDetails(view: MatchView, details: Details): MatchView {
  const actions = (details.actions ?? []).map(({ action, text, preview = null }) => ({
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
