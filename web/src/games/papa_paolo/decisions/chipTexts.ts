/** Texts of decisions: what a chip offers, and what choosing a place would bring. */

import type { Fit } from '../../../board/input/actionsByPlace';
import { formatTextAs, formatText as sayText, t } from '../../../device/i18n.svelte';
import { colourNamed, type Colour, type Job } from '../places';
import { jobWords, onceWords, optionWords, say, worth } from '../descriptions';
import { type Asked, deliveryOf, pizzeriaAt, playerOf, previewOf, saidAfter } from './request';
import { TURN } from './chips';
import { meantAt, openNow, type Hand } from './actionAt';
import { keptAt, possible, workAt } from './possibleActions';
import { carried } from './round';
import { toBeLaid } from './stock';
import type { BidPreview, DeliveryTileView, PickPreview, Preview } from '../view';

const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part).join('; ');

// ------------------------------------------------------------ chips
/** The text of a chip. */
export function chipWords(asked: Asked, hand: Hand, place: string, names: readonly string[]): string {
  const [what = '', which = '', job] = place.split(' ');
  const { printed } = asked.view;
  if (what === 'stall')
    return hand.job === job ? say(`job-${job}`) : jobWords(job as Job, playerOf(asked), asked.view).join(' ');
  if (what === 'shop') return counterWords(asked, hand, Number(which));
  if (what === 'supply')
    return say('chip-build', { price: which, off: offAt(asked), capacity: printed.capacity[which] ?? 0 });
  if (place === TURN) return say('turn');
  if (place === 'once') return onceWords(playerOf(asked).investment ?? 'gold', printed);
  if (place === 'home') return say('chip-home', { pizzas: hand.round ? carried(hand.round) : 0 });
  if (place === 'discard') return say('chip-discard');
  const meant = meantAt(asked, hand, place);
  const track = meant ? previewOf(asked, meant, 'track') : null;
  if (track)
    return `${say(`track-${track.colour}`)} ${worth(track.colour, track.before)} → ${worth(track.colour, track.after)}`;
  if (meant === 'track') return say(`track-${playerOf(asked).investment ?? 'gold'}`);
  const option = asked.options.find(({ action }) => action === meant);
  return option ? optionWords(option, names) : say(`chip-${place}`);
}

/** The discount on a pizzeria in lire, if an investment tile builds it. */
export const offAt = ({ view }: Asked): number => (view.step === 'activate' ? (view.printed.once['green'] ?? 0) : 0);

/** The number of pizzas that are paid for, and the bonus pizzas. */
function counterWords(asked: Asked, hand: Hand, pizzas: number): string {
  const gets = workAt(possible(asked, hand.cell), 'shop')?.gets[pizzas - 1] ?? pizzas;
  return say('chip-shop', { pizzas, free: gets - pizzas, cost: asked.view.printed.shop[pizzas - 1] ?? 0 });
}

/** The player's money after the action, short enough for a chip. */
export function keptWords(asked: Asked, hand: Hand, place: string): string | null {
  const kept = keptAt(asked, hand.cell, place, meantAt(asked, hand, place));
  return kept === null || kept === playerOf(asked).money ? null : `→ £${kept}`;
}

/** Why a stall is grey, if the preview of the rules contains the reason. */
export function greyWords(asked: Asked, hand: Hand, place: string, names: readonly string[]): string | null {
  const [what, , job] = place.split(' ');
  const why = what === 'stall' ? workAt(possible(asked, hand.cell), job as Job)?.why : null;
  return why ? (formatTextAs('seen', why.text, names) ?? sayText(why.text, names)) : null;
}

// ------------------------------------------------------------ results
const FIT: Readonly<Record<Fit, string>> = { now: 'fits', changed: 'fits-turned', no: 'fits-not' };

/** Short texts that describe the result of a bid, an investment or the choice of a delivery tile. */
export function meantWords(asked: Asked, meant: string, names: readonly string[]): string[] {
  const preview = asked.options.find(({ action }) => action === meant)?.preview as Preview | null | undefined;
  if (preview?.kind === 'bid') return bidWords(preview, meant.split(' ').at(-1)!, asked.seat, names);
  if (preview?.kind === 'pick') return pickWords(preview, colourNamed(meant.split(' ')[1]!));
  return preview?.kind === 'tile' ? bestWords(preview) : [];
}

function bidWords(
  { keeps, outbids, settles, order, best, tile }: BidPreview,
  amount: string,
  seat: number,
  names: readonly string[],
): string[] {
  return [
    say('bid-keeps', { amount, keeps }),
    ...(outbids >= 0 ? [say('bid-outbids', { name: names[outbids] ?? '' })] : []),
    say('bid-settles', { place: settles }),
    say('bid-next', { place: order.indexOf(seat) + 1 }),
    ...bestWords({ tile, best }),
  ];
}

const bestWords = ({ tile, best }: { tile: DeliveryTileView | null; best?: number | null | undefined }): string[] =>
  best === null || best === undefined
    ? []
    : [tile ? say('bid-best', { best, pizzas: tile.pizzas }) : say('bid-best-of', { best })];

function pickWords({ cost, before, after, leaves }: PickPreview, colour: Colour): string[] {
  return [
    ...(cost ? [say('pick-costs', { cost })] : []),
    say('pick-track', { track: say(`track-${colour}`), before: worth(colour, before), after: worth(colour, after) }),
    ...(leaves.length ? [say('pick-leaves', { tracks: leaves.map((one) => say(`track-${one}`)).join(', ') })] : []),
  ];
}

/** The result of choosing this place, for screen readers. */
export function outcomeWords(
  asked: Asked,
  hand: Hand,
  place: string,
  fitAt: (place: string) => Fit,
  names: readonly string[],
): string | null {
  const meant = meantAt(asked, hand, place);
  const brings = meant ? meantWords(asked, meant, names) : [];
  if (place.startsWith('investment ') && asked.view.step === 'pick' && asked.options.length)
    return joined([sideWords(asked, fitAt(place)), ...brings]) || null;
  if (brings.length) return joined(brings);
  if (place in asked.view.grid) return pawnWords(asked, place, names);
  if (!place.startsWith(`${asked.seat}/`) || !asked.options.length) return null;
  if (openNow(asked, hand) !== null || hand.price !== null || asked.view.step === 'site') return say(FIT[fitAt(place)]);
  if (asked.view.step === 'stock') return stockWords(asked, hand, place, fitAt(place));
  return deliveryOf(asked) ? roundWords(asked, hand, place, fitAt(place)) : null;
}

function pawnWords(asked: Asked, cell: string, names: readonly string[]): string | null {
  const preview = previewOf(asked, `pawn ${cell}`, 'pawn');
  if (!preview) return null;
  const places = Object.keys(preview.lays).length;
  const leads = Object.entries(preview.leaders).filter(
    ([line, seat]) => seat === asked.seat && asked.view.lines[line]?.leader !== seat,
  );
  return joined([
    say('places-fit', { places }),
    ...leads.map(([line]) =>
      say('would-lead', {
        line: t('papa_paolo-line', { axis: line < 'a' ? 'row' : 'column', line }),
        coin: asked.view.lines[line]!.coin,
        before: names[asked.view.lines[line]!.leader] ?? '',
      }),
    ),
  ]);
}

/** Says whether a quarter of the two-player tile is on the player's side or on the opponent's. */
function sideWords(asked: Asked, fit: Fit): string | null {
  if (fit === 'changed') return say('other-side');
  return saidAfter(asked, 'turn').length ? say('own-side') : null;
}

function stockWords(asked: Asked, hand: Hand, place: string, fit: Fit): string {
  const here = hand.shares[place.split('/')[1]!] ?? 0;
  return fit === 'no' ? say('full') : say('laid-here', { here, left: toBeLaid(asked, hand.shares) });
}

function roundWords(asked: Asked, { round }: Hand, place: string, fit: Fit): string | null {
  const where = place.split('/')[1]!;
  if (pizzeriaAt(asked, where))
    return fit === 'no' ? null : say(round?.start === where && carried(round) ? 'home-here' : 'starts-here');
  if (round?.path.includes(where))
    return say('on-the-way', { number: round.path.indexOf(where) + 1, pizzas: round.drops[where] ?? 0 });
  return fit === 'no' ? null : say('can-ride-there');
}

/** The text above the district about the tile in hand. */
export function handWords(asked: Asked, hand: Hand): string | null {
  const { cell, lays } = possible(asked, hand.cell);
  if (hand.price !== null || hand.job !== null || !cell) return null;
  return say('places-fit', { places: Object.keys(lays).length });
}
