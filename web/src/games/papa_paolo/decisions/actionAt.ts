/** The action that choosing a place means, in notation; whether it is legal; and how the choice changes the selection. */

import { joinPlan } from '../../../board/input/actionPlan';
import type { Fit } from '../../../board/input/actionsByPlace';
import { cheapest, CODE, colourNamed, type Job } from '../places';
import { type Asked, cellOfDistrict, cityAt, deliveryOf, isOption, pizzeriaAt, playerOf, saidAfter } from './request';
import { possible, workAt, type Possible } from './possibleActions';
import { backTo, begun, dropped, riddenOn, riddenTo, roundPlan, stopWished, type Round } from './round';
import { laidOn, stockPlan, type Shares } from './stock';
import { openAfter, ownSide, turnedTo, turnsUntil } from './rotation';
import type { View } from '../view';

/** The player's selection before an action is sent. */
export interface Hand {
  /** The cell of the city over which the player holds a pawn. */
  cell: string | null;
  /** Quarter turns of the piece in hand. */
  turns: number;
  /** The stall that the player has opened, to choose a number of pizzas or a pizzeria. */
  job: Job | null;
  /** Number of pizzas on the counter of the shop. Null means the maximum. */
  pizzas: number | null;
  /** The price of the pizzeria in hand. */
  price: number | null;
  shares: Shares;
  round: Round | null;
}

export const EMPTY: Hand = { cell: null, turns: 0, job: null, pizzas: null, price: null, shares: {}, round: null };

/** Actions without a place in the drawing. Each has a chip. */
const CHIPS: readonly string[] = ['nothing', 'pass', 'decline', 'discard', 'stop'];
const placeParts = (place: string): [string, string, string | undefined] =>
  place.split(' ') as [string, string, string | undefined];

// ------------------------------------------------------------ the pawn
const planWith = (all: Possible, ...more: readonly string[]): string => joinPlan([...all.before, ...more]);

/** The open sides of the city tile in hand, in its current orientation. */
export function openNow(asked: Asked, hand: Hand): string | null {
  const { cell, lays } = possible(asked, hand.cell);
  const tile = cell && hand.job === null && Object.keys(lays).length ? asked.view.grid[cell]?.tile : null;
  return tile ? openAfter(tile.shape, hand.turns) : null;
}

function districtAction(asked: Asked, hand: Hand, where: string): string | null {
  const all = possible(asked, hand.cell);
  if (asked.view.step === 'site') return `site ${where}`;
  if (hand.price !== null) return planWith(all, `${all.builds} ${hand.price}`, `site ${where}`);
  const tile = all.cell ? asked.view.grid[all.cell]?.tile : null;
  return tile && hand.job === null
    ? planWith(all, ...all.take, `lay ${where} ${openAfter(tile.shape, hand.turns)}`)
    : null;
}

/** The smallest action at a stall. If even that is illegal, the stall shows the reason. */
const smallestAction = (job: Job, supply: View['supply']): string =>
  ({ sponsor: 'sponsor', express: 'express', shop: 'shop 1', build: `build ${cheapest(supply)}` })[job];

function stallAction(asked: Asked, hand: Hand, line: string, job: Job): string | null {
  if (asked.view.step !== 'pawn' && asked.view.step !== 'mode') return null;
  const all = possible(asked, hand.cell);
  if (all.cell && !all.cell.includes(line)) return null;
  return planWith(all, smallestAction(job, asked.view.supply));
}

// ------------------------------------------------------------ the action of a place
/** The action of a place. Null if no action makes sense there, or if choosing it only changes the selection. */
export function meantAt(asked: Asked, hand: Hand, place: string): string | null {
  const { view } = asked;
  const where = cellOfDistrict(asked, place);
  if (where !== null) return meantInDistrict(asked, hand, where);
  if (place in view.grid) return view.step === 'pawn' ? `pawn ${place}` : null;
  if (place === 'once') return onceAction(asked);
  if (CHIPS.includes(place)) return view.step === 'pawn' ? planWith(possible(asked, hand.cell), place) : place;
  return place === 'home' ? roundPlan(asked, hand.round) : meantByName(asked, hand, place);
}

/** The action that uses the tile up. If it needs a choice and none is legal, the smallest choice. */
function onceAction(asked: Asked): string {
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
      return districtAction(asked, hand, where);
    case 'stock':
      return pizzeriaAt(asked, where) ? `stock ${where} ${(hand.shares[where] ?? 0) + 1}` : null;
    case 'ride':
    case 'drop':
      return deliveryAction(asked, hand.round, where);
    default:
      return null;
  }
}

/** At the start of the round it means going home. Elsewhere it means a stop, or the start of another round. */
function deliveryAction(asked: Asked, round: Round | null, where: string): string | null {
  if (round?.start === where) return roundPlan(asked, round);
  if (round && cityAt(asked, where)) return stopWished(asked, round, where);
  return asked.view.step === 'ride' ? `ride ${where}` : null;
}

function meantByName(asked: Asked, hand: Hand, place: string): string | null {
  const { view } = asked;
  const [what, which, more] = placeParts(place);
  const all = possible(asked, hand.cell);
  if (what === 'stall') return stallAction(asked, hand, which, more as Job);
  if (what === 'shop') return all.works.length ? planWith(all, `${all.shops} ${which}`) : null;
  if (what === 'supply') return all.works.length ? planWith(all, `${all.builds} ${which}`) : null;
  if (what === 'piazza' || what === 'ladder')
    return view.step === 'bid' && (more || what === 'ladder') ? `bid ${place.slice(what.length + 1)}` : null;
  if (what === 'investment') return view.step === 'pick' ? pickAction(asked, hand, which) : null;
  if (what === 'offer') return view.step === 'choose' ? `tile ${which.slice(1)}` : null;
  return playerAreaAction(asked, place);
}

/** The action of a place in front of the player: a start tile, the investment tile, or a space of a track. */
function playerAreaAction(asked: Asked, place: string): string | null {
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

/** The pick of an investment. With a large tile it names both quarters on the player's side. */
function pickAction(asked: Asked, hand: Hand, code: string): string | null {
  if (!saidAfter(asked, 'turn').length) return `pick ${code}`;
  const own = ownSide(asked.view.large, hand.turns).map((colour) => CODE[colour]);
  return own.includes(code) ? `turn ${code} ${own.find((other) => other !== code)}` : null;
}

// ------------------------------------------------------------ legality
/** True if the action or plan is legal. Plans are checked against the previews that came with the legal actions. */
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
          ways.includes(open) ? [planWith(all, ...all.take, `lay ${where} ${open}`)] : [],
        )
      : []),
    ...(hand.price !== null && work?.can
      ? work.sites.map((where) => planWith(all, `${all.builds} ${hand.price}`, `site ${where}`))
      : []),
    ...(all.cell ? [planWith(all, 'nothing')] : []),
    ...all.works.flatMap(({ job, can, gets }) =>
      !can ? [] : job === 'shop' ? gets.map((_, n) => planWith(all, `${all.shops} ${n + 1}`)) : [planWith(all, job)],
    ),
  ].includes(meant);
}

// ------------------------------------------------------------ fit
/** True for spaces beyond the next one: a marker moves one space, so they mean the same and are not offered. */
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

/** The orientations in which the tile in hand fits here. */
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

/** The selection with the piece turned to its next orientation that fits there. */
export function suited(asked: Asked, hand: Hand, place: string): Hand {
  const { view } = asked;
  if (place.startsWith('investment '))
    return { ...hand, turns: turnedTo(view.large, hand.turns, colourNamed(placeParts(place)[1])) };
  const { cell } = possible(asked, hand.cell);
  const tile = cell ? view.grid[cell]?.tile : null;
  return tile ? { ...hand, turns: hand.turns + turnsUntil(tile.shape, hand.turns, waysAt(asked, hand, place)) } : hand;
}

// ------------------------------------------------------------ changes of the selection
/** The selection after choosing a place that only selects. Null if choosing the place acts or asks for a reason. */
export function grasped(asked: Asked, hand: Hand, place: string): Hand | null {
  const { view } = asked;
  if (!asked.options.length) return null;
  if (place in view.grid)
    return view.step === 'pawn' && isOption(asked, `pawn ${place}`)
      ? { ...EMPTY, turns: hand.turns, cell: hand.cell === place ? null : place }
      : null;
  const where = cellOfDistrict(asked, place);
  if (where !== null) return graspedInDistrict(asked, hand, where);
  return selectAtStall(asked, hand, place);
}

/** The selection after opening or closing a stall, or choosing a pizzeria. */
function selectAtStall(asked: Asked, hand: Hand, place: string): Hand | null {
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
  const round = deliveryOf(asked) ? tapOnRoad(asked, hand.round, where) : null;
  return round && { ...hand, round };
}

/** A tap on a pizzeria starts a round, on the path leaves a pizza, and elsewhere extends the path and leaves a pizza. */
function tapOnRoad(asked: Asked, round: Round | null, where: string): Round | null {
  if (round?.start === where)
    return roundPlan(asked, round) === null && round.path.length > round.said ? backTo(round, where) : null;
  if (pizzeriaAt(asked, where)) return round?.said ? null : begun(asked, where);
  if (!round) return null;
  const passing = round.path.includes(where) ? round : riddenTo(asked, round, where);
  const left = passing && dropped(asked, passing, where);
  return left ?? (passing !== round ? passing : null);
}

/** The selection after a drag along the road: one step further, or back along the line. Null where there is no road. */
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
