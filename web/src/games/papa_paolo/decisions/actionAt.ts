/** What choosing a place means now, in notation; whether that is offered; and what choosing it does to the hand alone. */

import { joinPlan } from '../../../board/input/actionPlan';
import type { Fit } from '../../../board/input/actionsByPlace';
import { cheapest, CODE, colourNamed, type Job } from '../places';
import { type Asked, cellOfDistrict, cityAt, deliveryOf, isOption, pizzeriaAt, playerOf, saidAfter } from './request';
import { possible, workAt, type Possible } from './possibleActions';
import { backTo, begun, dropped, riddenOn, riddenTo, roundPlan, stopWished, type Round } from './round';
import { laidOn, stockPlan, type Shares } from './stock';
import { openAfter, ownSide, turnedTo, turnsUntil } from './rotation';
import type { View } from '../view';

/** What is in hand before anything is said. */
export interface Hand {
  /** The cell of the city over which a pawn is held. */
  cell: string | null;
  /** How often what is in hand was turned. */
  turns: number;
  /** The stall at which one stands: so many pizzas, or which pizzeria? */
  job: Job | null;
  /** So many pizzas on the counter of the shop; null for as many as can be bought. */
  pizzas: number | null;
  /** The pizzeria that is carried to its site. */
  price: number | null;
  shares: Shares;
  round: Round | null;
}

export const EMPTY: Hand = { cell: null, turns: 0, job: null, pizzas: null, price: null, shares: {}, round: null };

/** What has no place in the drawing: a chip each. */
const CHIPS: readonly string[] = ['nothing', 'pass', 'decline', 'discard', 'stop'];
const placeParts = (place: string): [string, string, string | undefined] =>
  place.split(' ') as [string, string, string | undefined];

// ------------------------------------------------------------ the pawn
const said = (all: Possible, ...more: readonly string[]): string => joinPlan([...all.before, ...more]);

/** The city tile in hand as it lies now: its open sides. */
export function openNow(asked: Asked, hand: Hand): string | null {
  const { cell, lays } = possible(asked, hand.cell);
  const tile = cell && hand.job === null && Object.keys(lays).length ? asked.view.grid[cell]?.tile : null;
  return tile ? openAfter(tile.shape, hand.turns) : null;
}

function growing(asked: Asked, hand: Hand, where: string): string | null {
  const all = possible(asked, hand.cell);
  if (asked.view.step === 'site') return `site ${where}`;
  if (hand.price !== null) return said(all, `${all.builds} ${hand.price}`, `site ${where}`);
  const tile = all.cell ? asked.view.grid[all.cell]?.tile : null;
  return tile && hand.job === null ? said(all, ...all.take, `lay ${where} ${openAfter(tile.shape, hand.turns)}`) : null;
}

/** The least that one can want at a stall: if not even that can be, the stall says why. */
const least = (job: Job, supply: View['supply']): string =>
  ({ sponsor: 'sponsor', express: 'express', shop: 'shop 1', build: `build ${cheapest(supply)}` })[job];

function atStall(asked: Asked, hand: Hand, line: string, job: Job): string | null {
  if (asked.view.step !== 'pawn' && asked.view.step !== 'mode') return null;
  const all = possible(asked, hand.cell);
  if (all.cell && !all.cell.includes(line)) return null;
  return said(all, least(job, asked.view.supply));
}

// ------------------------------------------------------------ what is meant
/** What choosing the place would say; null where nobody could mean anything, or where only the hand changes. */
export function meantAt(asked: Asked, hand: Hand, place: string): string | null {
  const { view } = asked;
  const where = cellOfDistrict(asked, place);
  if (where !== null) return meantInDistrict(asked, hand, where);
  if (place in view.grid) return view.step === 'pawn' ? `pawn ${place}` : null;
  if (place === 'once') return onceMeant(asked);
  if (CHIPS.includes(place)) return view.step === 'pawn' ? said(possible(asked, hand.cell), place) : place;
  return place === 'home' ? roundPlan(asked, hand.round) : meantByName(asked, hand, place);
}

/** To use the tile up; where a choice belongs to it and none can be made, the least that one can want. */
function onceMeant(asked: Asked): string {
  const { supply, printed } = asked.view;
  const colour = playerOf(asked).investment;
  if (isOption(asked, 'once') || !colour) return 'once';
  if (colour === 'green') return `once ${cheapest(supply)}`;
  return colour === 'blue' && !printed.once['blue'] ? 'once 1' : 'once';
}

function meantInDistrict(asked: Asked, hand: Hand, where: string): string | null {
  switch (asked.view.step) {
    case 'pawn':
    case 'mode':
    case 'lay':
    case 'site':
    case 'activate':
      return growing(asked, hand, where);
    case 'stock':
      return pizzeriaAt(asked, where) ? `stock ${where} ${(hand.shares[where] ?? 0) + 1}` : null;
    case 'ride':
    case 'drop':
      return meantOnTheRoad(asked, hand.round, where);
    default:
      return null;
  }
}

/** Where the round began it comes home; elsewhere it would stop, or another would begin. */
function meantOnTheRoad(asked: Asked, round: Round | null, where: string): string | null {
  if (round?.start === where) return roundPlan(asked, round);
  if (round && cityAt(asked, where)) return stopWished(asked, round, where);
  return asked.view.step === 'ride' ? `ride ${where}` : null;
}

function meantByName(asked: Asked, hand: Hand, place: string): string | null {
  const { view } = asked;
  const [what, which, more] = placeParts(place);
  const all = possible(asked, hand.cell);
  if (what === 'stall') return atStall(asked, hand, which, more as Job);
  if (what === 'shop') return all.works.length ? said(all, `${all.shops} ${which}`) : null;
  if (what === 'supply') return all.works.length ? said(all, `${all.builds} ${which}`) : null;
  if (what === 'piazza' || what === 'ladder')
    return view.step === 'bid' && (more || what === 'ladder') ? `bid ${place.slice(what.length + 1)}` : null;
  if (what === 'investment') return view.step === 'pick' ? picked(asked, hand, which) : null;
  if (what === 'offer') return view.step === 'choose' ? `tile ${which.slice(1)}` : null;
  return before(asked, place);
}

/** What lies before the player: a start tile, the investment tile, a space of a track. */
function before(asked: Asked, place: string): string | null {
  const { view, seat } = asked;
  const [owner, thing] = place.split('/');
  if (owner !== String(seat) || !thing) return null;
  const [what, which] = thing.split(' ');
  if (what === 'start') return view.step === 'keep' ? `keep ${which}` : null;
  if (view.step !== 'activate') return null;
  const colour = playerOf(asked).investment;
  if (what === 'investment') return 'once';
  return colour && what === CODE[colour] && Number(which) > playerOf(asked).markers[colour]! ? 'track' : null;
}

/** With a large tile: what lies on the own side, and what beside it. */
function picked(asked: Asked, hand: Hand, code: string): string | null {
  if (!saidAfter(asked, 'turn').length) return `pick ${code}`;
  const own = ownSide(asked.view.large, hand.turns).map((colour) => CODE[colour]);
  return own.includes(code) ? `turn ${code} ${own.find((other) => other !== code)}` : null;
}

// ------------------------------------------------------------ whether it is offered
/** Would the rules let this be said? Plans are held against what the rules said beforehand. */
export function isOpen(asked: Asked, hand: Hand, meant: string | null): boolean {
  if (meant === null) return false;
  if (isOption(asked, meant)) return true;
  if (meant === roundPlan(asked, hand.round) || meant === stockPlan(asked, hand.shares)) return true;
  const all = possible(asked, hand.cell);
  const open = openNow(asked, hand);
  const work = workAt(all, 'build');
  return [
    ...(open
      ? Object.entries(all.lays).flatMap(([where, ways]) =>
          ways.includes(open) ? [said(all, ...all.take, `lay ${where} ${open}`)] : [],
        )
      : []),
    ...(hand.price !== null && work?.can
      ? work.sites.map((where) => said(all, `${all.builds} ${hand.price}`, `site ${where}`))
      : []),
    ...(all.cell ? [said(all, 'nothing')] : []),
    ...all.works.flatMap(({ job, can, gets }) =>
      !can ? [] : job === 'shop' ? gets.map((_, n) => said(all, `${all.shops} ${n + 1}`)) : [said(all, job)],
    ),
  ].includes(meant);
}

// ------------------------------------------------------------ how well it fits
/** A marker goes one space: those behind that one mean the same and are not offered. */
function isBeyond(asked: Asked, place: string): boolean {
  const [code, number] = place.split('/')[1]?.split(' ') ?? [];
  const colour = playerOf(asked)?.investment;
  return (
    colour !== null &&
    colour !== undefined &&
    code === CODE[colour] &&
    Number(number) > playerOf(asked).markers[colour]! + 1
  );
}

/** The ways in which the tile in hand could lie here. */
function waysAt(asked: Asked, hand: Hand, place: string): readonly string[] {
  const where = cellOfDistrict(asked, place);
  return where !== null && openNow(asked, hand) !== null ? (possible(asked, hand.cell).lays[where] ?? []) : [];
}

export function fitAt(asked: Asked, hand: Hand, place: string): Fit {
  if (isBeyond(asked, place)) return 'no';
  if (grasped(asked, hand, place) !== null) return 'now';
  if (isOpen(asked, hand, meantAt(asked, hand, place))) return 'now';
  const turnable = asked.view.step === 'pick' && saidAfter(asked, 'turn').length > 0 && place.startsWith('investment');
  return turnable || waysAt(asked, hand, place).length ? 'changed' : 'no';
}

/** The hand, turned to the next way that fits there. */
export function suited(asked: Asked, hand: Hand, place: string): Hand {
  const { view } = asked;
  if (place.startsWith('investment '))
    return { ...hand, turns: turnedTo(view.large, hand.turns, colourNamed(placeParts(place)[1])) };
  const { cell } = possible(asked, hand.cell);
  const tile = cell ? view.grid[cell]?.tile : null;
  return tile ? { ...hand, turns: hand.turns + turnsUntil(tile.shape, hand.turns, waysAt(asked, hand, place)) } : hand;
}

// ------------------------------------------------------------ where only the hand changes
/** The hand after choosing a place at which nothing is said yet; null where choosing says something, or asks why not. */
export function grasped(asked: Asked, hand: Hand, place: string): Hand | null {
  const { view } = asked;
  if (!asked.options.length) return null;
  if (place in view.grid)
    return view.step === 'pawn' && isOption(asked, `pawn ${place}`)
      ? { ...EMPTY, turns: hand.turns, cell: hand.cell === place ? null : place }
      : null;
  const where = cellOfDistrict(asked, place);
  if (where !== null) return graspedInDistrict(asked, hand, where);
  return atCounter(asked, hand, place);
}

/** One goes to the shop, or picks a pizzeria. */
function atCounter(asked: Asked, hand: Hand, place: string): Hand | null {
  const all = possible(asked, hand.cell);
  const [what, which, more] = placeParts(place);
  if (
    what === 'stall' &&
    all.cell?.includes(which) &&
    (more === 'shop' || more === 'build') &&
    workAt(all, more)?.can
  ) {
    return { ...hand, job: hand.job === more ? null : more, pizzas: null, price: null };
  }
  const prices = workAt(all, 'build')?.prices ?? [];
  if (what === 'supply' && prices.includes(Number(which)))
    return { ...hand, job: 'build', price: hand.price === Number(which) ? null : Number(which) };
  return null;
}

function graspedInDistrict(asked: Asked, hand: Hand, where: string): Hand | null {
  if (asked.view.step === 'stock') {
    const shares = pizzeriaAt(asked, where) ? laidOn(asked, hand.shares, where) : null;
    return shares && { ...hand, shares };
  }
  const round = deliveryOf(asked) ? rideOn(asked, hand.round, where) : null;
  return round && { ...hand, round };
}

/** A tap: on a pizzeria a round begins, on a tile of the way a pizza is left, on another the way goes on to it and leaves one. */
function rideOn(asked: Asked, round: Round | null, where: string): Round | null {
  if (round?.start === where)
    return roundPlan(asked, round) === null && round.path.length > round.said ? backTo(round, where) : null;
  if (pizzeriaAt(asked, where)) return round?.said ? null : begun(asked, where);
  if (!round) return null;
  const passing = round.path.includes(where) ? round : riddenTo(asked, round, where);
  const left = passing && dropped(asked, passing, where);
  return left ?? (passing !== round ? passing : null);
}

/** Drawing along the road: a step on, or back along the line; null where there is no road. */
export function traced(asked: Asked, hand: Hand, where: string): Hand | null {
  const { round } = hand;
  if (!deliveryOf(asked) || !asked.options.length) return null;
  if (!round || (pizzeriaAt(asked, where) && where !== round.start)) {
    const first = round?.said ? null : begun(asked, where);
    return first && { ...hand, round: first };
  }
  if (where === round.start || round.path.includes(where)) return { ...hand, round: backTo(round, where) };
  const longer = riddenOn(asked, round, where);
  return longer && longer.path.length === round.path.length + 1 ? { ...hand, round: longer } : null;
}
