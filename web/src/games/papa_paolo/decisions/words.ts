/** Decisions in words: what a plan says, what a chip offers, what choosing a place would bring. */

import { actionsOf } from '../../../board/plan';
import type { Fit } from '../../../board/offers';
import { t } from '../../../lib/i18n.svelte';
import type { Job } from '../places';
import { jobWords, onceWords, optionWords, say, worth } from '../words';
import { type Asked, deliveryOf, pizzeriaAt, playerOf, previewOf, saidAfter } from './asked';
import { TURN } from './chips';
import { meantAt, openNow, type Hand } from './meaning';
import { possible, workAt } from './possible';
import { carried } from './round';
import { toBeLaid } from './stocking';
import type { BidPreview, View } from '../view';

const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part).join('; ');

// ------------------------------------------------------------ plans
/** What several actions in one go would be, before they are confirmed. */
export function tellPlan(plan: string, view: View): string {
  const actions = actionsOf(plan);
  const [verb = '', ...words] = actions.find((action) => !BEFORE.includes(action.split(' ')[0]!))?.split(' ') ?? [];
  const tile = tileOf(actions, view);
  switch (verb) {
    case 'lay':
      return tile ? say('plan-lay', tile) : say('plan-lay-taken');
    case 'shop':
    case 'once':
      return say('plan-shop', { pizzas: Number(words[0]), cost: view.printed.shop[Number(words[0]) - 1] ?? 0 });
    case 'site':
      return say('plan-build', { price: Number(actions.find((action) => /^(build|once) /.test(action))?.split(' ')[1] ?? 0) });
    case 'drop':
      return say('plan-round', { pizzas: actions.reduce((sum, action) => sum + (action.startsWith('drop') ? Number(action.split(' ')[2]) : 0), 0) });
    default:
      return say(`plan-${verb}`);
  }
}

/** What only leads to what is meant. */
const BEFORE: readonly string[] = ['pawn', 'take', 'build', 'ride'];

function tileOf(actions: readonly string[], { grid, pending }: View): Record<string, string | number> | null {
  const pawn = actions.find((action) => action.startsWith('pawn '))?.split(' ')[1];
  const tile = grid[pawn ?? (pending?.kind === 'placed' ? pending.cell : '')]?.tile;
  return tile ? { ...tile } : null;
}

// ------------------------------------------------------------ chips
/** What a chip says. */
export function chipWords(asked: Asked, hand: Hand, place: string, names: readonly string[]): string {
  const [what = '', which = '', job] = place.split(' ');
  const { printed } = asked.view;
  if (what === 'stall') return jobWords(job as Job, playerOf(asked), printed).join(' ');
  if (what === 'shop') return say('chip-shop', { pizzas: workAt(possible(asked, hand.cell), 'shop')?.gets[Number(which) - 1] ?? Number(which), cost: printed.shop[Number(which) - 1] ?? 0 });
  if (what === 'supply') return say('chip-build', { price: which, capacity: printed.capacity[which] ?? 0 });
  if (place === TURN) return say('turn');
  if (place === 'once') return onceWords(playerOf(asked).investment ?? 'gold', printed);
  if (place === 'home') return say('chip-home', { pizzas: hand.round ? carried(hand.round) : 0 });
  const meant = meantAt(asked, hand, place);
  const track = meant ? previewOf(asked, meant, 'track') : null;
  if (track) return `${say(`track-${track.colour}`)} ${worth(track.colour, track.before)} → ${worth(track.colour, track.after)}`;
  const option = asked.options.find(({ action }) => action === meant);
  return option ? optionWords(option, names) : say(`chip-${place}`);
}

// ------------------------------------------------------------ what it would bring
const FIT: Readonly<Record<Fit, string>> = { now: 'fits', changed: 'fits-turned', no: 'fits-not' };

/** What a bid would mean, in a few words each. */
export function bidWords({ keeps, outbids, settles, order, best, tile }: BidPreview, amount: string, seat: number, names: readonly string[]): string[] {
  return [
    say('bid-keeps', { amount, keeps }),
    ...(outbids >= 0 ? [say('bid-outbids', { name: names[outbids] ?? '' })] : []),
    say('bid-settles', { place: settles }),
    ...(order[0] === seat ? [say('bid-begins')] : []),
    ...(best === null || best === undefined ? [] : [tile ? say('bid-best', { best, pizzas: tile.pizzas }) : say('bid-best-of', { best })]),
  ];
}

/** What choosing this place would bring, for whoever does not see it. */
export function outcomeWords(asked: Asked, hand: Hand, place: string, fitAt: (place: string) => Fit, names: readonly string[]): string | null {
  const meant = meantAt(asked, hand, place);
  const bid = meant ? previewOf(asked, meant, 'bid') : null;
  if (bid) return bidWords(bid, meant!.split(' ').at(-1)!, asked.seat, names).join('; ');
  if (place in asked.view.grid) return pawnWords(asked, place, names);
  if (place.startsWith('investment ') && asked.view.step === 'pick' && asked.options.length) return pickWords(asked, meant, fitAt(place));
  if (!place.startsWith(`${asked.seat}/`) || !asked.options.length) return null;
  if (openNow(asked, hand) !== null || hand.price !== null || asked.view.step === 'site') return say(FIT[fitAt(place)]);
  if (asked.view.step === 'stock') return stockWords(asked, hand, place, fitAt(place));
  return deliveryOf(asked) ? roundWords(asked, hand, place, fitAt(place)) : null;
}

function pawnWords(asked: Asked, cell: string, names: readonly string[]): string | null {
  const preview = previewOf(asked, `pawn ${cell}`, 'pawn');
  if (!preview) return null;
  const places = Object.keys(preview.lays).length;
  const leads = Object.entries(preview.leaders).filter(([line, seat]) => seat === asked.seat && asked.view.lines[line]?.leader !== seat);
  return joined([
    say('places-fit', { places }),
    ...leads.map(([line]) => say('would-lead', { line: t('papa_paolo-line', { axis: line < 'a' ? 'row' : 'column', line }), coin: asked.view.lines[line]!.coin, before: names[asked.view.lines[line]!.leader] ?? '' })),
  ]);
}

function pickWords(asked: Asked, meant: string | null, fit: Fit): string | null {
  const pick = meant ? previewOf(asked, meant, 'pick') : null;
  const side = fit === 'changed' ? say('other-side') : saidAfter(asked, 'turn').length ? say('own-side') : null;
  return joined([side, pick ? say('pick-track', { before: pick.before, after: pick.after }) : null]) || null;
}

function stockWords(asked: Asked, hand: Hand, place: string, fit: Fit): string {
  const here = hand.shares[place.split('/')[1]!] ?? 0;
  return fit === 'no' ? say('full') : say('laid-here', { here, left: toBeLaid(asked, hand.shares) });
}

function roundWords(asked: Asked, { round }: Hand, place: string, fit: Fit): string | null {
  const where = place.split('/')[1]!;
  if (pizzeriaAt(asked, where)) return fit === 'no' ? null : say(round?.start === where && carried(round) ? 'home-here' : 'starts-here');
  if (round?.path.includes(where)) return say('on-the-way', { number: round.path.indexOf(where) + 1, pizzas: round.drops[where] ?? 0 });
  return fit === 'no' ? null : say('can-ride-there');
}

/** What is said over the district about the tile in hand. */
export function handWords(asked: Asked, hand: Hand): string | null {
  const { cell, lays } = possible(asked, hand.cell);
  if (hand.price !== null || hand.job !== null || !cell) return null;
  return say('places-fit', { places: Object.keys(lays).length });
}
