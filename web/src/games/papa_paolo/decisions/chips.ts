/** The places of the chips: actions that have no place in the drawing, or too little space there. */

import { pile, counter, space, stall } from '../places';
import { type Asked, isOption, playerOf, saidAfter } from './request';
import { openNow, type Hand } from './actionAt';
import { possible, workAt } from './possibleActions';

const RESTS: readonly string[] = ['nothing', 'pass', 'decline', 'discard', 'stop'];

/** The chip that turns the piece in hand, for players without a wheel or a keyboard. */
export const TURN = 'turn';

export function chipsOf(asked: Asked, hand: Hand): string[] {
  if (!asked.options.length) return [];
  const turns = openNow(asked, hand) !== null || saidAfter(asked, 'turn').length > 0;
  return [...(turns ? [TURN] : []), ...ofStep(asked, hand)];
}

function ofStep(asked: Asked, hand: Hand): string[] {
  const { step } = asked.view;
  const rests = RESTS.filter((rest) => isOption(asked, rest));
  if (step === 'pawn' || step === 'mode') return ofPawn(asked, hand);
  if (step === 'activate') return [...ofInvestment(asked, hand), ...rests];
  if (step === 'ride' || step === 'drop')
    return hand.round && (Object.keys(hand.round.drops).length || isOption(asked, 'home')) ? ['home', ...rests] : rests;
  return rests;
}

/** Number of pizzas on the counter of the shop, or null while nothing can be bought. */
export function onCounter(asked: Asked, { cell, job, pizzas }: Hand): number | null {
  const shop = workAt(possible(asked, cell), 'shop');
  if (!shop?.can || (job !== 'shop' && asked.view.step !== 'activate')) return null;
  return pizzas ?? shop.gets.length;
}

/** The goods of the open stall, or else the stalls of the pawn's row and column. */
function ofPawn(asked: Asked, hand: Hand): string[] {
  const all = possible(asked, hand.cell);
  if (!all.cell) return [];
  const [column, row] = [...all.cell] as [string, string];
  const stalls = [row, column].flatMap((line) => asked.view.lines[line]!.jobs.map((job) => stall(line, job)));
  const first = stalls.filter((one, n) => stalls.findIndex((other) => other.split(' ')[2] === one.split(' ')[2]) === n);
  const own = first.filter((one) => one.split(' ')[2] === hand.job);
  if (hand.job === 'shop') return [...own, counter(onCounter(asked, hand)!)];
  if (hand.job === 'build') return [...own, ...Object.keys(asked.view.supply).map(pile)];
  return [...first, 'nothing'];
}

/** Both uses of the tile. An illegal one is included, because it shows the reason. */
function ofInvestment(asked: Asked, hand: Hand): string[] {
  const { investment: colour, markers } = playerOf(asked);
  const all = possible(asked, hand.cell);
  const track = colour ? [space(asked.seat, colour, markers[colour]! + 1)] : [];
  if (workAt(all, 'shop')) return [...track, counter(onCounter(asked, hand)!)];
  const prices = workAt(all, 'build')?.prices ?? [];
  return [...track, ...(prices.length ? prices.map(pile) : ['once'])];
}
