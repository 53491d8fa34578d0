/** Turns effects into movements on the drawing. */

import { cellOf, fieldCentre, laidOf } from '../geometry';
import type { Point } from '../../../board/points';
import { pathsByPiece, type Trip } from '../../../board/motion/motion';
import { discPoint } from '../city/roofDetails';
import { figureKey, figuresOf, isField, type Figure, type Kind } from './figures';
import { wayPoints } from './paths';
import type { View } from '../view';
import type { Effect } from '../../../board/effects';
import type { Paid, Removed } from '../../../protocol/messages';

/** A disc that moves from the door to its owner. */
export interface Flight {
  seat: number;
  from: Point;
  to: Point;
}
/** Money that a player gets, and the position of the player's gangster. */
export interface Gain {
  seat: number;
  at: Point;
  amount: number;
}

const isTaken = (effect: Effect): effect is Removed => effect.did === 'removed' && effect.what === 'disc';
const isPaid = (effect: Effect): effect is Paid => effect.did === 'paid';

/** A walk ends where the figure is drawn: beside another figure, or in the row on the start card. */
function walkOf(before: Figure, after: Figure, view: View, path: readonly string[]): Point[] {
  const fields = path.slice(1).filter(isField);
  const line = wayPoints(view, path[0]!, fields);
  return [before.at, ...line.slice(1, isField(path.at(-1)!) ? -1 : undefined), after.at];
}

/** Figures that walked, and figures that only step aside on their field or in their row. */
export function walksOf(before: View, after: View, effects: readonly Effect[]): Trip[] {
  const stood = new Map(figuresOf(before).map((figure) => [figure.key, figure]));
  const walked = pathsByPiece(effects, ({ what, seat }) => figureKey(what as Kind, seat!));
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

/** The drawn position of a disc on this entrance field. */
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
