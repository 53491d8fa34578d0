/** The places of actions. */

import {
  colourNamed,
  COLOUR_OF,
  investment,
  offered,
  rung,
  space,
  stall,
  startTile,
  step,
  type Colour,
  type Job,
} from './places';
import type { View } from './view';

const LETTERS = 'ABCDE';

/** The stall in the row or column of the placed pawn that has this action. */
function stallOf(view: View, job: Job): string | null {
  const cell = view.pending?.kind === 'placed' ? view.pending.cell : null;
  const line = cell && [cell[1]!, cell[0]!].find((one) => view.lines[one]?.jobs.includes(job));
  return line ? stall(line, job) : null;
}

function trackSpace(view: View, seat: number): string | null {
  const colour = view.players[seat]?.investment;
  return colour ? space(seat, colour, view.players[seat]!.markers[colour]! + 1) : null;
}

/** The place of an action, or null if it has none in the drawing. */
export function placeOf(view: View, seat: number, action: string): string | null {
  const [verb = '', where = '', more] = action.split(' ');
  if (verb === 'pawn') return where;
  if (verb === 'take') return view.pending?.kind === 'placed' ? view.pending.cell : null;
  if (verb === 'sponsor' || verb === 'express') return stallOf(view, verb);
  if (['lay', 'site', 'stock', 'ride', 'drop'].includes(verb)) return `${seat}/${where}`;
  if (verb === 'bid') return more ? step(Number(where.slice(1)), Number(more)) : rung(Number(where));
  if (verb === 'pick' || verb === 'turn') return investment(colourNamed(where));
  if (verb === 'track') return trackSpace(view, seat);
  if (verb === 'tile') return offered(`${LETTERS[view.round - 1]}${where}`);
  return verb === 'keep' ? startTile(seat, Number(where)) : null;
}

/** The colour of a chip's subject. */
export function chipColour(view: View, seat: number, place: string): Colour | null {
  const [what, , job] = place.split(' ');
  if (what === 'stall') return COLOUR_OF[job as Job];
  if (what === 'shop' || what === 'supply') return COLOUR_OF[what === 'shop' ? 'shop' : 'build'];
  return what === 'once' || place.startsWith(`${seat}/`) ? (view.players[seat]?.investment ?? null) : null;
}
