/** What the rules offer now, by the place where it would happen; and how a wish for a place is written. */

import { offersBy, type Offers } from '../../board/offers';
import type { Option } from '../../lib/shown';
import { CODE, COLOURS, COLOUR_OF, investment, offered, rung, space, stall, startTile, step, type Colour, type Job } from './places';
import type { Preview, View } from './view';

const JOBS: readonly string[] = Object.keys(COLOUR_OF);
const LETTERS = 'ABCDE';

/** The stall of the waiting pawn's row or column that has this action. */
function stallOf(view: View, job: Job): string | null {
  const cell = view.pending?.kind === 'placed' ? view.pending.cell : null;
  const line = cell && [cell[1]!, cell[0]!].find((one) => view.lines[one]?.jobs.includes(job));
  return line ? stall(line, job) : null;
}

function trackSpace(view: View, seat: number): string | null {
  const colour = view.players[seat]?.investment;
  return colour ? space(seat, colour, view.players[seat]!.markers[colour]! + 1) : null;
}

const colourNamed = (code: string): Colour => COLOURS.find((colour) => CODE[colour] === code) ?? 'gold';

/** The place that an action is about; null where it has none in the drawing. */
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

export const offersOf = (view: View, seat: number, options: readonly Option[]): Offers<Preview> =>
  offersBy<Preview>(options, (action) => placeOf(view, seat, action));

/** What is asked at several places and of which only the amount differs: the most first. */
const AMOUNTS = ['drop', 'stock'];
/** What one would mean by a place at which nothing is offered, so that it can be asked why not. */
const WISHES: Partial<Record<View['step'], (where: string) => string>> = {
  pawn: (where) => `pawn ${where}`,
  site: (where) => `site ${where}`,
  ride: (where) => `ride ${where}`,
  drop: (where) => `drop ${where} 1`,
};

export function meantAt(view: View, seat: number, offers: Offers<Preview>, place: string, turns: number, open: string | null): string | null {
  const where = place.startsWith(`${seat}/`) ? place.slice(place.indexOf('/') + 1) : place;
  if (view.step === 'lay' && open !== null) return where.includes(',') ? `lay ${where} ${open}` : null;
  const here = (offers.byPlace.get(place) ?? []).map(({ action }) => action);
  if (here.length) return (AMOUNTS.includes(here[0]!.split(' ')[0]!) ? here.reverse() : here)[turns % here.length]!;
  if (view.step === 'bid') return place.startsWith('piazza c') || place.startsWith('ladder') ? `bid ${place.replace(/^(piazza|ladder) /, '')}` : null;
  if (view.step === 'mode' && place.startsWith('stall')) return wishAtStall(view, place);
  const isCell = place in view.grid;
  const wish = WISHES[view.step];
  return wish && isCell === (view.step === 'pawn') && (isCell || where.includes(',')) ? wish(where) : null;
}

/** At a stall of the pawn's own lines the action itself, the least of it; elsewhere nothing that fits. */
function wishAtStall(view: View, place: string): string | null {
  const [, line = '', job] = place.split(' ');
  const isOwn = view.pending?.kind === 'placed' && view.pending.cell.includes(line);
  return isOwn ? { sponsor: 'sponsor', express: 'express', shop: 'shop 1', build: 'build 2' }[job as Job] : null;
}

/** The colour of an action that stands as a chip. */
export function chipColour(view: View, seat: number, action: string): Colour | null {
  const [verb, where] = action.split(' ');
  if (verb && JOBS.includes(verb)) return COLOUR_OF[verb as Job];
  if (verb === 'turn' || verb === 'pick') return colourNamed(where!);
  return verb === 'once' || verb === 'track' ? (view.players[seat]?.investment ?? null) : null;
}

/** What has no place, or is better chosen by its words: those get chips. */
export const needsChip = (view: View, seat: number, action: string): boolean =>
  placeOf(view, seat, action) === null || ['stock', 'turn', 'track', 'sponsor', 'express', 'take'].includes(action.split(' ')[0]!);

