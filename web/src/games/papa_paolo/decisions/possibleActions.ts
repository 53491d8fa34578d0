/** What can be done with the pawn in hand, with one that stands already, or with an investment tile used up. */

import { COLOUR_OF, type Job } from '../places';
import { type Asked, isOption, playerOf, previewOf, saidAfter } from './request';
import type { Objection, PawnPreview } from '../view';

/** One of the actions of a pawn's row and column. */
export interface Work {
  job: Job;
  can: boolean;
  /** Why not, as far as that is known beforehand. */
  why: Objection | null;
  /** Of what has one price: the money that it brings, or costs. */
  money: number | null;
  /** Of a shop: what one pizza brings with the bonus, what two … */
  gets: readonly number[];
  /** Of a building site: which pizzerias. */
  prices: readonly number[];
  sites: readonly string[];
}

export interface Possible {
  /** Where the pawn stands or would stand. */
  cell: string | null;
  /** What is to be said before: where the pawn goes, */
  before: readonly string[];
  /** and that the tile is taken. */
  take: readonly string[];
  lays: Readonly<Record<string, readonly string[]>>;
  works: readonly Work[];
  /** How buying and building are said: an investment tile is used once. */
  shops: string;
  builds: string;
}

const NOTHING: Possible = { cell: null, before: [], take: [], lays: {}, works: [], shops: 'shop', builds: 'build' };
const WORK = { why: null, money: null, gets: [], prices: [], sites: [] };

const known = new WeakMap<Asked, Map<string | null, Possible>>();

/** What choosing means at this step, with a pawn held over a cell of the city or with none: worked out once for each question. */
export function possible(asked: Asked, held: string | null): Possible {
  const found = known.get(asked) ?? new Map<string | null, Possible>();
  if (!found.has(held)) found.set(held, workedOut(asked, held));
  known.set(asked, found);
  return found.get(held)!;
}

function workedOut(asked: Asked, held: string | null): Possible {
  switch (asked.view.step) {
    case 'pawn':
      return held === null ? NOTHING : beforehand(asked, held);
    case 'mode':
      return placed(asked);
    case 'lay':
      return { ...NOTHING, cell: placedCell(asked), lays: laysOf(saidAfter(asked, 'lay')) };
    case 'site':
      return { ...NOTHING, works: [{ ...WORK, job: 'build', can: true, sites: saidAfter(asked, 'site') }] };
    case 'activate':
      return invested(asked);
    default:
      return NOTHING;
  }
}

const placedCell = ({ view }: Asked): string | null => (view.pending?.kind === 'placed' ? view.pending.cell : null);

function beforehand(asked: Asked, held: string): Possible {
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

function placed(asked: Asked): Possible {
  const cell = placedCell(asked);
  const works = (cell ? asked.view.grid[cell]!.jobs : []).map((job) => nowPossible(asked, job));
  return { ...NOTHING, cell, take: ['take'], lays: previewOf(asked, 'take', 'take')?.lays ?? {}, works };
}

function nowPossible(asked: Asked, job: Job): Work {
  if (job === 'sponsor' || job === 'express') return { ...WORK, job, can: isOption(asked, job) };
  const said = saidAfter(asked, job);
  if (job === 'shop') return { ...WORK, job, can: said.length > 0, gets: bought(asked, 'shop', said) };
  return { ...WORK, job, can: said.length > 0, prices: said.map(Number), sites: sitesOf(asked, `build ${said[0]}`) };
}

const bought = (asked: Asked, word: string, said: readonly string[]): number[] =>
  said.map((number) => previewOf(asked, `${word} ${number}`, 'deal')?.pizzas ?? Number(number));
const sitesOf = (asked: Asked, action: string): readonly string[] => previewOf(asked, action, 'deal')?.sites ?? [];

/** The investment tile that is used up: where a choice belongs to it. */
function invested(asked: Asked): Possible {
  const said = saidAfter(asked, 'once');
  const job = (Object.keys(COLOUR_OF) as Job[]).find((one) => COLOUR_OF[one] === playerOf(asked).investment);
  if (!said.length || (job !== 'shop' && job !== 'build')) return { ...NOTHING, shops: 'once', builds: 'once' };
  const gets = job === 'shop' ? bought(asked, 'once', said) : [];
  const [prices, sites] = job === 'build' ? [said.map(Number), sitesOf(asked, `once ${said[0]}`)] : [[], []];
  return { ...NOTHING, shops: 'once', builds: 'once', works: [{ ...WORK, job, can: true, gets, prices, sites }] };
}

/** By cell, how a tile may lie there. */
function laysOf(said: readonly string[]): Record<string, string[]> {
  const lays: Record<string, string[]> = {};
  for (const [where, open] of said.map((one) => one.split(' ') as [string, string]))
    lays[where] = [...(lays[where] ?? []), open];
  return lays;
}

export const workAt = (all: Possible, job: Job | null): Work | undefined => all.works.find((work) => work.job === job);

/** Who would lead the row and the column of the pawn in hand. */
export const leadersWith = (asked: Asked, { cell }: { cell: string | null }): Readonly<Record<string, number>> =>
  (cell && asked.view.step === 'pawn' && previewOf(asked, `pawn ${cell}`, 'pawn')?.leaders) || {};

/** What one has after paying for what stands on a chip, or being paid for it; null where it costs nothing and brings nothing. */
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
