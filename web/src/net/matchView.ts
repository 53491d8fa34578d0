/** What is shown of a match: the last update with its view put together, and the details that follow it. */

import type { Change, Details, Section, Text, Update } from '../protocol/messages';

/** Something the seat may do now, how it is told, and what it would bring. */
export interface Option {
  action: string;
  text: Text;
  preview: unknown;
}

export type Shown = Omit<Update, 'view' | 'patch' | 'options' | 'places'> & {
  view: unknown;
  places: number[] | null;
  /** Empty until the details are there. */
  options: Option[];
  /** Of the last moment whose details are there. */
  sheet: Section[];
  /** Are they those of this moment? */
  told: boolean;
};

/** The value after these changes; the old one is left as it was. */
export function changed(old: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((value, [path, now]) => put(value, path, now), old);
}

function put(old: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy: Record<string | number, unknown> = Array.isArray(old) ? ([...old] as never) : { ...(old as object) };
  copy[key] = put(copy[key], rest, value);
  return copy;
}

/** An update as it is shown until its details come; of the same moment they are mostly there already. */
export function shown(update: Update, view: unknown, before: Shown | null): Shown {
  const { patch: _, places = null, ...rest } = update;
  const same = before?.seq === update.seq && before.seat === update.seat && update.options.length > 0;
  return { ...rest, view, places, options: same ? before.options : [], sheet: before?.sheet ?? [], told: false };
}

/** The same, with what follows it. */
export function detailed(now: Shown, details: Details): Shown {
  const options = (details.options ?? []).map(({ action, text, preview = null }) => ({
    action,
    text: text ?? { key: action },
    preview,
  }));
  return {
    ...now,
    view: changed(now.view, details.patch ?? []),
    options,
    sheet: details.sheet ?? now.sheet,
    told: true,
  };
}
