/** Animations of effects: which piece flies from where to where, and when. */

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
  /** True if the piece stays hidden at its destination until it lands. */
  hides: boolean;
}

/** Maximum duration in milliseconds of all flights together, and of each if there are several. */
const MAX_TOTAL_MS = 900;
const MAX_SINGLE_MS = 620;
/** The place to which players pay the bank, or from which it pays them, by the reason. */
const TILLS: Readonly<Record<string, string>> = {
  sponsor: 'till sponsor',
  shop: 'till shop',
  express: 'till express',
  build: 'till build',
  bid: 'till bid',
  pick: 'investments',
};
const TILE = /^(AU|BL|RD|GR)([1-3])([DILTX])$/;

/** The piece that an effect names, or null if its move is not animated. */
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

/** Pawns stay in the city until the bribes are paid, so their way home is not animated. */
function ofMoved(moved: Moved, effects: readonly Effect[]): Omit<Flight, 'delay'>[] {
  if (areBribes(effects) && isHomeward(moved.what, moved.path)) return [];
  const seat = moved.seat ?? 0;
  const turned = effects.find((one) => one.did === 'turned' && one.at === moved.path.at(-1) && one.to !== 'full');
  const thing = thingOf(moved.what, seat, turned?.did === 'turned' ? turned.to : null);
  if (!thing) return [];
  const duration = Math.min(MAX_TOTAL_MS, 300 + 110 * (moved.path.length - 1));
  if (thing.kind === 'pizza' && moved.path.length > 1 && !moved.path[0]!.endsWith('pool'))
    return byScooter(moved, seat, duration);
  return Array.from({ length: moved.count ?? 1 }, () => ({
    thing,
    path: moved.path,
    duration,
    hides: thing.kind === 'tile' || thing.kind === 'pizzeria' || thing.kind === 'pawn',
  }));
}

/** Pizzas travel by scooter along the road and land one by one. */
function byScooter(moved: Moved, seat: number, duration: number): Omit<Flight, 'delay'>[] {
  const pizzas = Array.from({ length: moved.count ?? 1 }, () => ({
    thing: { kind: 'pizza' } as const,
    path: moved.path,
    duration,
    hides: false,
  }));
  return [{ thing: { kind: 'scooter', seat }, path: moved.path, duration, hides: false }, ...pizzas];
}

/** Bribes are coins on the table, and the removal of those coins is animated instead. */
function ofPaid({ amount, giver, taker, why = '' }: Extract<Effect, { did: 'paid' }>): Omit<Flight, 'delay'>[] {
  if (why === 'bribes') return [];
  const moneyPlace = (seat: number | null | undefined) =>
    seat === null || seat === undefined ? (TILLS[why] ?? `${giver ?? taker}/investment`) : before(seat, 'money');
  return [
    {
      thing: { kind: 'coin', value: `£${amount}` },
      path: [moneyPlace(giver), moneyPlace(taker)],
      duration: 520,
      hides: false,
    },
  ];
}

/** City tiles come from their stack, coins from beside it, delivery tiles from the church. */
function ofDrawn(what: string, at: string): Omit<Flight, 'delay'>[] {
  const thing = thingOf(what, 0, null);
  if (thing?.kind === 'tile' || thing?.kind === 'coin')
    return [{ thing, path: ['stack', at], duration: 380, hides: true }];
  return thing?.kind === 'banner'
    ? [{ thing, path: ['till bid', offered(thing.name)], duration: 460, hides: true }]
    : [];
}

/** All flights of these effects, each slightly later than the one before. */
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

/** Starts the flights one after the other, so that the last one lands within the maximum duration. */
function staggered(flights: readonly Omit<Flight, 'delay'>[]): Flight[] {
  const most = flights.length > 1 ? MAX_SINGLE_MS : MAX_TOTAL_MS;
  const longest = Math.min(most, Math.max(0, ...flights.map(({ duration }) => duration)));
  const stagger = Math.min(110, (MAX_TOTAL_MS - longest) / Math.max(1, flights.length - 1));
  return flights.map((flight, n) => ({ ...flight, duration: Math.min(most, flight.duration), delay: n * stagger }));
}
