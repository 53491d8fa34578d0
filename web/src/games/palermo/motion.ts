/** What happened, as movements on the drawing. */

import { cellOf, fieldCentre, laidOf, type Point } from './geometry';
import { discPoint } from './life';
import { figureKey, figuresOf, isField, type Figure, type Kind } from './figures';
import { wayPoints } from './ways';
import type { View } from './view';
import type { Effect } from '../../lib/effects';
import type { Moved, Paid, Removed } from '../../lib/protocol';

export interface Walk {
  key: string;
  /** From where it stood to where it stands, both as drawn. */
  points: Point[];
}
/** A disc on its way from the door to its owner. */
export interface Flight {
  seat: number;
  from: Point;
  to: Point;
}
/** Money that a player gets, and where the player's gangster is. */
export interface Gain {
  seat: number;
  at: Point;
  amount: number;
}

const isWalk = (effect: Effect): effect is Moved => effect.did === 'moved';
const isTaken = (effect: Effect): effect is Removed => effect.did === 'removed' && effect.what === 'disc';
const isPaid = (effect: Effect): effect is Paid => effect.did === 'paid';

/** The places that each figure passed, all its ways one after the other. */
function paths(effects: readonly Effect[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { what, seat, path } of effects.filter(isWalk)) {
    const key = figureKey(what as Kind, seat!);
    found.set(key, [...(found.get(key) ?? path.slice(0, 1)), ...path.slice(1)]);
  }
  return found;
}

/** A way ends where the figure is drawn: aside of another one, or in the row on the start card. */
function walkOf(before: Figure, after: Figure, view: View, path: readonly string[]): Point[] {
  const fields = path.slice(1).filter(isField);
  const line = wayPoints(view, path[0]!, fields);
  return [before.at, ...line.slice(1, isField(path.at(-1)!) ? -1 : undefined), after.at];
}

/** Figures that walked; and those that only step aside, on their field or in their row. */
export function walksOf(before: View, after: View, effects: readonly Effect[]): Walk[] {
  const stood = new Map(figuresOf(before).map((figure) => [figure.key, figure]));
  const walked = paths(effects);
  return figuresOf(after).flatMap((figure) => {
    const old = stood.get(figure.key);
    const path = walked.get(figure.key);
    if (old && path) return [{ key: figure.key, points: walkOf(old, figure, after, path) }];
    const aside = old?.on === figure.on && (old.at.x !== figure.at.x || old.at.y !== figure.at.y);
    return aside ? [{ key: figure.key, points: [old.at, figure.at] }] : [];
  });
}

const gangsterAt = (view: View, seat: number): Point | undefined =>
  figuresOf(view).find(({ key }) => key === figureKey('gangster', seat))?.at;

/** Where a disc is drawn that lies on this entrance field. */
function discAt(view: View, entrance: string): Point {
  const card = view.cells[cellOf(entrance) ?? ''];
  return card?.kind === 'house' ? discPoint(laidOf(card)) : fieldCentre(entrance);
}

export function flightsOf(view: View, effects: readonly Effect[]): Flight[] {
  return effects.filter(isTaken).flatMap(({ at, seat }) => {
    const to = gangsterAt(view, seat!);
    return to ? [{ seat: seat!, from: discAt(view, at), to }] : [];
  });
}

export function gainsOf(view: View, effects: readonly Effect[]): Gain[] {
  return effects.filter(isPaid).flatMap(({ taker, amount }) => {
    const at = taker == null ? undefined : gangsterAt(view, taker);
    return at ? [{ seat: taker!, at, amount }] : [];
  });
}

/** The cells on which a card was laid. */
export const laidOn = (effects: readonly Effect[]): ReadonlySet<string> =>
  new Set(effects.flatMap((effect) => (effect.did === 'placed' ? [effect.at] : [])));

/** Milliseconds for a way: short ones are quick, long ones never tedious. */
export const walkTime = (points: readonly Point[]): number => Math.min(400, 150 + 28 * (points.length - 1));

const length = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Key frames at an even pace, with a tiny settle at the end. */
export function walkFrames(points: readonly Point[], scale: number): Keyframe[] {
  const lengths = points.slice(1).map((to, index) => length(points[index]!, to));
  const total = lengths.reduce((sum, part) => sum + part, 0) || 1;
  let gone = 0;
  const frames: Keyframe[] = points.map(({ x, y }, index) => {
    gone += index ? lengths[index - 1]! : 0;
    return { transform: `translate(${x}px, ${y}px) scale(${scale * (index ? 1.08 : 1)})`, offset: (gone / total) * 0.86 };
  });
  const end = points.at(-1)!;
  return [...frames, { transform: `translate(${end.x}px, ${end.y}px) scale(${scale})`, offset: 1 }];
}
