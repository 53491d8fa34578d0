/** What effects look like on their way: which thing goes from where to where, and how long after the first. */

import type { Effect } from '../../../board/effects';
import { before, colourNamed, offered, type Colour } from '../places';
import { sidesOf, type Shape } from '../pieces/blocks';
import { areBribes, isHomeward } from '../city/bribes';

export type Thing =
  | { kind: 'pawn'; seat: number }
  | { kind: 'tile'; colour: Colour; houses: number; open: string }
  | { kind: 'pizza' }
  | { kind: 'scooter'; seat: number }
  | { kind: 'coin'; value: string }
  | { kind: 'pizzeria'; price: number }
  | { kind: 'investment'; colour: Colour }
  | { kind: 'banner'; name: string }
  | { kind: 'marker'; seat: number };

export interface Flight {
  thing: Thing;
  path: readonly string[];
  /** Milliseconds after the first flight of these effects. */
  delay: number;
  duration: number;
  /** What lands there is not seen before. */
  hides: boolean;
}

/** Milliseconds that all of it takes, and one of several. */
const MOST = 900;
const OF_SEVERAL = 620;
/** Where those pay, or are paid, who pay to nobody: by what it is for. */
const TILLS: Readonly<Record<string, string>> = {
  sponsor: 'till sponsor',
  shop: 'till shop',
  express: 'till express',
  build: 'till build',
  bid: 'till bid',
  pick: 'investments',
};
const TILE = /^(AU|BL|RD|GR)([1-3])([DILTX])$/;

/** The thing that an effect names, or null for what is not drawn on its way. */
export function thingOf(what: string, seat: number, open: string | null): Thing | null {
  const tile = TILE.exec(what);
  if (tile)
    return {
      kind: 'tile',
      colour: colourNamed(tile[1]!),
      houses: Number(tile[2]),
      open: open ?? sidesOf(tile[3] as Shape),
    };
  const [word, more = ''] = what.split(' ');
  if (word === 'pawn') return { kind: 'pawn', seat };
  if (word === 'pizza') return { kind: 'pizza' };
  if (word === 'coin') return { kind: 'coin', value: more && `£${more}` };
  if (word === 'pizzeria') return { kind: 'pizzeria', price: Number(more) };
  if (word === 'investment') return { kind: 'investment', colour: colourNamed(more) };
  if (word === 'marker') return { kind: 'marker', seat };
  return /^[A-E][1-4]$/.test(what) ? { kind: 'banner', name: what } : null;
}

type Moved = Extract<Effect, { did: 'moved' }>;

/** Pawns stand in the city until the bribes are taken: they are not seen to leave meanwhile. */
function ofMoved(moved: Moved, effects: readonly Effect[]): Omit<Flight, 'delay'>[] {
  if (areBribes(effects) && isHomeward(moved.what, moved.path)) return [];
  const seat = moved.seat ?? 0;
  const turned = effects.find((one) => one.did === 'turned' && one.at === moved.path.at(-1) && one.to !== 'full');
  const thing = thingOf(moved.what, seat, turned?.did === 'turned' ? turned.to : null);
  if (!thing) return [];
  const duration = Math.min(MOST, 300 + 110 * (moved.path.length - 1));
  if (thing.kind === 'pizza' && moved.path.length > 1 && !moved.path[0]!.endsWith('pool'))
    return ridden(moved, seat, duration);
  return Array.from({ length: moved.count ?? 1 }, () => ({
    thing,
    path: moved.path,
    duration,
    hides: thing.kind === 'tile' || thing.kind === 'pizzeria' || thing.kind === 'pawn',
  }));
}

/** Pizzas travel by scooter along the road, and land one by one. */
function ridden(moved: Moved, seat: number, duration: number): Omit<Flight, 'delay'>[] {
  const pizzas = Array.from({ length: moved.count ?? 1 }, () => ({
    thing: { kind: 'pizza' } as const,
    path: moved.path,
    duration,
    hides: false,
  }));
  return [{ thing: { kind: 'scooter', seat }, path: moved.path, duration, hides: false }, ...pizzas];
}

/** Bribes lie on the table as coins: those are seen to be taken. */
function ofPaid({ amount, giver, taker, why = '' }: Extract<Effect, { did: 'paid' }>): Omit<Flight, 'delay'>[] {
  if (why === 'bribes') return [];
  const purse = (seat: number | null | undefined) =>
    seat === null || seat === undefined ? (TILLS[why] ?? `${giver ?? taker}/investment`) : before(seat, 'money');
  return [
    { thing: { kind: 'coin', value: `£${amount}` }, path: [purse(giver), purse(taker)], duration: 520, hides: false },
  ];
}

/** City tiles come from their stack, coins from beside it, delivery tiles out of the church. */
function ofDrawn(what: string, at: string): Omit<Flight, 'delay'>[] {
  const thing = thingOf(what, 0, null);
  if (thing?.kind === 'tile' || thing?.kind === 'coin')
    return [{ thing, path: ['stack', at], duration: 380, hides: true }];
  return thing?.kind === 'banner'
    ? [{ thing, path: ['till bid', offered(thing.name)], duration: 460, hides: true }]
    : [];
}

/** All flights of these effects, a little one after the other. */
export function flightsOf(effects: readonly Effect[]): Flight[] {
  const flights = effects.flatMap((effect): Omit<Flight, 'delay'>[] => {
    if (effect.did === 'moved') return ofMoved(effect, effects);
    if (effect.did === 'paid') return ofPaid(effect);
    if (effect.did === 'drawn' && effect.at) return ofDrawn(effect.what ?? '', effect.at);
    if (effect.did !== 'removed' || !effect.to || effect.to === 'box') return [];
    const thing = thingOf(effect.what, effect.seat ?? 0, null);
    return thing ? [{ thing, path: [effect.at, effect.to], duration: 460, hides: false }] : [];
  });
  return staggered(flights);
}

/** One after the other; the last has landed when the eye is to follow the next step. */
function staggered(flights: readonly Omit<Flight, 'delay'>[]): Flight[] {
  const most = flights.length > 1 ? OF_SEVERAL : MOST;
  const longest = Math.min(most, Math.max(0, ...flights.map(({ duration }) => duration)));
  const stagger = Math.min(110, (MOST - longest) / Math.max(1, flights.length - 1));
  return flights.map((flight, n) => ({ ...flight, duration: Math.min(most, flight.duration), delay: n * stagger }));
}
