/** What changed between two views, told as movements. */

import { CELLS, lay, type Point } from './geometry';
import { discPoint } from './life';
import { figuresOf, type Figure } from './figures';
import { isWalk, type Offers } from './offers';
import { fieldCentre } from './geometry';
import { stroll, wayPoints } from './ways';
import type { View } from './view';

export interface Walk {
  key: string;
  /** From where it stood to where it stands, both as drawn. */
  points: Point[];
}

export interface Collected {
  seat: number;
  from: Point;
  to: Point;
  gain: number;
}

/** The way that was offered for this move, if it was ours. */
function offeredPath(offers: Offers | null, figure: Figure): string[] | null {
  const action = `${figure.kind === 'gangster' ? 'go' : 'police'} ${figure.on}`;
  const preview = offers?.byAction.get(action)?.preview;
  return isWalk(preview) ? preview.path : null;
}

/** Between neighbours on one field, or within the row at the start, a figure only shuffles. */
function walkOf(before: Figure, after: Figure, view: View, offers: Offers | null): Point[] {
  if (before.on === after.on) return [before.at, after.at];
  const path = offeredPath(offers, after) ?? stroll(view, before.on, after.on);
  return [before.at, ...wayPoints(view, before.on, path).slice(1, -1), after.at];
}

export function walksBetween(before: View, after: View, offers: Offers | null): Walk[] {
  const stood = new Map(figuresOf(before).map((figure) => [figure.key, figure]));
  return figuresOf(after).flatMap((figure) => {
    const old = stood.get(figure.key);
    if (!old || (old.at.x === figure.at.x && old.at.y === figure.at.y)) return [];
    return [{ key: figure.key, points: walkOf(old, figure, after, offers) }];
  });
}

function waiting(view: View, cell: string): { owner: number; at: Point } | null {
  const card = view.cells[cell]!;
  if ((card.kind !== 'house' && card.kind !== 'plaza') || card.collected) return null;
  const at = card.kind === 'house' ? discPoint(lay(cell, card)) : fieldCentre(card.entrance);
  return { owner: card.owner, at };
}

/** Discs that were taken from their doors, on the way to the gangster who took them. */
export function collectedBetween(before: View, after: View): Collected[] {
  const standing = figuresOf(after);
  return CELLS.flatMap((cell) => {
    const disc = waiting(before, cell);
    if (!disc || after.cells[cell]!.kind === 'empty' || waiting(after, cell)) return [];
    const { owner } = disc;
    const taker = standing.find(({ kind, seat }) => kind === 'gangster' && seat === owner);
    const gain = after.players[owner]!.money - before.players[owner]!.money;
    return taker ? [{ seat: owner, from: disc.at, to: taker.at, gain }] : [];
  });
}

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
