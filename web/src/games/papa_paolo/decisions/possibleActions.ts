/** The possible actions of the pawn in hand, of the placed pawn, or of an investment tile that is used up. */

import { COLOUR_OF, type Job } from '../places';
import { type Asked, isOption, playerOf, previewOf, saidAfter } from './request';
import type { Objection, PawnPreview } from '../view';

/** One of the actions of a pawn's row and column. */
export interface Work {
  job: Job;
  can: boolean;
  /** Why it is not possible, if that is known in advance. */
  why: Objection | null;
  /** The money that an action with a fixed price brings (positive) or costs (negative). */
  money: number | null;
  /** For a shop: the number of pizzas with the bonus for one bought pizza, for two, and so on. */
  gets: readonly number[];
  /** For a building site: the prices of the available pizzerias. */
  prices: readonly number[];
  sites: readonly string[];
}

export interface Possible {
  /** The cell of the pawn, placed or in hand. */
  cell: string | null;
  /** The action that places the pawn first, */
  before: readonly string[];
  /** and the one that takes the tile. */
  take: readonly string[];
  lays: Readonly<Record<string, readonly string[]>>;
  works: readonly Work[];
  /** The verbs for buying and building. With an investment tile both are `once`. */
  shops: string;
  builds: string;
}

const NOTHING: Possible = { cell: null, before: [], take: [], lays: {}, works: [], shops: 'shop', builds: 'build' };
const WORK = { why: null, money: null, gets: [], prices: [], sites: [] };

const cache = new WeakMap<Asked, Map<string | null, Possible>>();

/** The possible actions at this step, with the pawn in hand over a cell or with none. Cached for each question. */
export function possible(asked: Asked, held: string | null): Possible {
  const found = cache.get(asked) ?? new Map<string | null, Possible>();
  if (!found.has(held)) found.set(held, computePossible(asked, held));
  cache.set(asked, found);
  return found.get(held)!;
}

function computePossible(asked: Asked, held: string | null): Possible {
  switch (asked.view.step) {
    case 'pawn':
      return held === null ? NOTHING : ofPawnInHand(asked, held);
    case 'mode':
      return ofPlacedPawn(asked);
    case 'lay':
      return { ...NOTHING, cell: placedCell(asked), lays: laysOf(saidAfter(asked, 'lay')) };
    case 'site':
      return { ...NOTHING, works: [{ ...WORK, job: 'build', can: true, sites: saidAfter(asked, 'site') }] };
    case 'activate':
      return ofInvestmentTile(asked);
    default:
      return NOTHING;
  }
}

const placedCell = ({ view }: Asked): string | null => (view.pending?.kind === 'placed' ? view.pending.cell : null);

function ofPawnInHand(asked: Asked, held: string): Possible {
  const preview = previewOf(asked, `pawn ${held}`, 'pawn');
  if (!preview) return NOTHING;
  return {
    ...NOTHING,
    cell: held,
    before: [`pawn ${held}`],
    take: ['take'],
    lays: preview.lays,
    works: preview.jobs.map(workOf),
  };
}

function workOf(offer: PawnPreview['jobs'][number]): Work {
  const [gets, prices, sites] = [
    offer.job === 'shop' ? offer.gets : [],
    offer.job === 'build' ? offer.prices : [],
    offer.job === 'build' ? offer.sites : [],
  ];
  const why = offer.job === 'sponsor' ? null : offer.why;
  return { job: offer.job, can: why === null, why, money: moneyOf(offer), gets, prices, sites };
}

function moneyOf(offer: PawnPreview['jobs'][number]): number | null {
  if (offer.job === 'sponsor') return offer.money;
  return offer.job === 'express' ? -offer.cost : null;
}

function ofPlacedPawn(asked: Asked): Possible {
  const cell = placedCell(asked);
  const works = (cell ? asked.view.grid[cell]!.jobs : []).map((job) => workOfJob(asked, job));
  return { ...NOTHING, cell, take: ['take'], lays: previewOf(asked, 'take', 'take')?.lays ?? {}, works };
}

function workOfJob(asked: Asked, job: Job): Work {
  if (job === 'sponsor' || job === 'express') return { ...WORK, job, can: isOption(asked, job) };
  const said = saidAfter(asked, job);
  if (job === 'shop') return { ...WORK, job, can: said.length > 0, gets: pizzasOf(asked, 'shop', said) };
  return { ...WORK, job, can: said.length > 0, prices: said.map(Number), sites: sitesOf(asked, `build ${said[0]}`) };
}

const pizzasOf = (asked: Asked, word: string, said: readonly string[]): number[] =>
  said.map((number) => previewOf(asked, `${word} ${number}`, 'deal')?.pizzas ?? Number(number));
const sitesOf = (asked: Asked, action: string): readonly string[] => previewOf(asked, action, 'deal')?.sites ?? [];

/** The actions of the investment tile that is used up, if it needs a choice. */
function ofInvestmentTile(asked: Asked): Possible {
  const said = saidAfter(asked, 'once');
  const job = (Object.keys(COLOUR_OF) as Job[]).find((one) => COLOUR_OF[one] === playerOf(asked).investment);
  if (!said.length || (job !== 'shop' && job !== 'build')) return { ...NOTHING, shops: 'once', builds: 'once' };
  const gets = job === 'shop' ? pizzasOf(asked, 'once', said) : [];
  const [prices, sites] = job === 'build' ? [said.map(Number), sitesOf(asked, `once ${said[0]}`)] : [[], []];
  return { ...NOTHING, shops: 'once', builds: 'once', works: [{ ...WORK, job, can: true, gets, prices, sites }] };
}

/** The orientations in which the tile fits, by cell. */
function laysOf(said: readonly string[]): Record<string, string[]> {
  const lays: Record<string, string[]> = {};
  for (const [where, open] of said.map((one) => one.split(' ') as [string, string]))
    lays[where] = [...(lays[where] ?? []), open];
  return lays;
}

export const workAt = (all: Possible, job: Job | null): Work | undefined => all.works.find((work) => work.job === job);

/** The seats that would lead the row and the column of the pawn in hand. */
export const leadersWith = (asked: Asked, { cell }: { cell: string | null }): Readonly<Record<string, number>> =>
  (cell && asked.view.step === 'pawn' && previewOf(asked, `pawn ${cell}`, 'pawn')?.leaders) || {};

/** The player's money after the action of a chip, or null if it changes no money. */
export function keptAt(asked: Asked, held: string | null, place: string, meant: string | null): number | null {
  const [what, which, job] = place.split(' ');
  if (job === 'shop' || job === 'build') return null;
  const deal = meant === null ? null : previewOf(asked, meant, 'deal');
  if (deal) return deal.keeps;
  const { printed, step } = asked.view;
  const { money } = playerOf(asked);
  if (money === null || step !== 'pawn') return null;
  const comes =
    what === 'stall'
      ? workAt(possible(asked, held), job as Job)?.money
      : what === 'shop'
        ? -printed.shop[Number(which) - 1]!
        : what === 'supply'
          ? -Number(which)
          : null;
  return comes === null || comes === undefined ? null : money + comes;
}
