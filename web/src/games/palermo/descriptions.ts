/** The drawing in words for screen readers: what is on a cell or field, and what choosing it would do. */

import { cellOf, isCorner, isRing } from './geometry';
import { entranceOwner } from './city/houses';
import { isWalk, type CityOffers } from './offers';
import { t } from '../../device/i18n.svelte';
import type { Face } from './geometry';
import type { Fit } from '../../board/input/actionsByPlace';
import type { ReachPreview, View, WalkPreview } from './view';

const say = (key: string, args?: Record<string, string | number>): string => t(`palermo-board-${key}`, args);
const joined = (parts: (string | null)[]): string => parts.filter((part) => part !== null).join(', ');

export const pointsAndGain = ({ cost, gain, collects, home, tolls = [] }: WalkPreview): string =>
  joined([
    say('points', { cost }),
    tolls.length ? say('tolls', { tolls: tolls.length }) : null,
    collects
      ? say('collects', { gain })
      : home
        ? say('comes-home', { gain })
        : gain < 0
          ? say('pays', { gain: -gain })
          : null,
  ]);

export function cellWords(view: View, cell: string, names: readonly string[]): string {
  const card = view.cells[cell]!;
  if (card.kind !== 'house' && card.kind !== 'plaza') return say(`cell-${card.kind}`, { cell });
  const owner = names[card.owner] ?? '';
  const place =
    card.kind === 'house' ? say('cell-house', { cell, size: card.size, owner }) : say('cell-plaza', { cell, owner });
  return joined([place, say(card.collected ? 'disc-collected' : 'disc-waits')]);
}

const FIT: Record<Fit, string> = { now: 'fits', changed: 'fits-turned', no: 'fits-not' };

/** The label of a cell while the players build. */
export function cellLabel(view: View, cell: string, names: readonly string[], offers: CityOffers, fit: Fit): string {
  const building = offers.byAction.size > 0 && view.cells[cell]!.kind === 'empty';
  return joined([
    cellWords(view, cell, names),
    building ? say(offers.task === 'start' ? 'start-here' : FIT[fit]) : null,
  ]);
}

function ground(view: View, field: string): string {
  if (isRing(field)) return say(isCorner(field) ? 'corner' : 'promenade');
  const card = view.cells[cellOf(field)!]!;
  if (card.kind === 'house') return say(card.roofs.includes(field) ? 'roof' : 'street');
  return say({ empty: 'plot', start: 'start', street: 'fountain', plaza: 'fountain' }[card.kind]);
}

function figuresOn(view: View, field: string, names: readonly string[]): string[] {
  return view.players.flatMap(({ gangster, policeman, active }, seat) => {
    const owner = names[seat] ?? '';
    return [
      ...(gangster === field ? [say('gangster', { owner })] : []),
      ...(policeman === field ? [say(active ? 'policeman' : 'policeman-asleep', { owner })] : []),
    ];
  });
}

/** The label of a field while the players collect. */
export function fieldLabel(
  view: View,
  field: string,
  names: readonly string[],
  offers: CityOffers,
  reach: ReachPreview | null = null,
): string {
  const prize = reach?.prizes.find((one) => one.field === field);
  const owner = entranceOwner(view, field);
  const offer = offers.byPlace.get(field)?.[0];
  const reward = isWalk(offer?.preview) ? pointsAndGain(offer.preview) : offer ? say('offered') : null;
  return joined([
    `${field} ${ground(view, field)}`,
    owner === null ? null : say('door', { owner: names[owner] ?? '' }),
    ...figuresOn(view, field, names),
    reward,
    prize ? say(prize.home ? 'could-come-home' : 'could-collect', { gain: prize.gain }) : null,
  ]);
}

/** The announcement when the card in hand turns or a tap waits for Confirm. */
export function previewWords(
  view: View,
  offers: CityOffers,
  face: Face,
  looking: string | null,
  fit: (cell: string) => Fit,
  pending: string | null,
): string {
  const offer = pending === null ? undefined : offers.byAction.get(pending);
  if (isWalk(offer?.preview)) return pointsAndGain(offer.preview);
  if (offers.task !== 'house' || !offers.byAction.size) return '';
  const card = say(face.mirrored ? 'in-hand-mirrored' : 'in-hand', { size: face.size, turn: face.rotation });
  const open = looking !== null && view.cells[looking]?.kind === 'empty';
  return joined([card, open ? `${looking} ${say(FIT[fit(looking)])}` : null]);
}
