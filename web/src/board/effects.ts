/** What entries did, for a board that shows it happening. */

import type { LogLine } from '../protocol/messages';

export type Effect = NonNullable<LogLine['effects']>[number];

/** After more entries of players than this nobody could follow: the table is shown as it is. What is dealt is dealt in one go. */
const MAX_ANIMATED_ENTRIES = 8;

/** What happened from one moment to a later one; nothing, if the reader went back or leapt ahead. */
export function effectsBetween(lines: readonly LogLine[], before: number, now: number): readonly Effect[] {
  const news = lines.slice(before, Math.max(before, now));
  if (news.filter(({ seat }) => seat >= 0).length > MAX_ANIMATED_ENTRIES) return [];
  return news.flatMap((line) => (line.undone ? [] : (line.effects ?? [])));
}

/** Follows a table from moment to moment. */
export class EffectTracker {
  #seq: number | null = null;
  #effects: readonly Effect[] = [];

  /** What happened since the moment before; the same list as long as the moment is the same. */
  effectsAt(seq: number, lines: readonly LogLine[]): readonly Effect[] {
    if (seq !== this.#seq) this.#effects = this.#seq === null ? [] : effectsBetween(lines, this.#seq, seq);
    this.#seq = seq;
    return this.#effects;
  }
}

/** The places at which effects happened: of a way its beginning and its end. */
export function effectPlaces(effects: readonly Effect[]): readonly string[] {
  return [...new Set(effects.flatMap(placesOfEffect))].filter(Boolean);
}

function placesOfEffect(effect: Effect): string[] {
  if (effect.did === 'moved') return [effect.path[0]!, effect.path.at(-1)!];
  return 'at' in effect && effect.at ? [effect.at] : [];
}

/** What a player did last: the places, and the ways that things went. */
export interface PlayerLastMove {
  seat: number;
  places: readonly string[];
  paths: readonly (readonly string[])[];
}

/** What each player did in the last turn that touched a place, as far as it still stands. */
export function lastMoves(lines: readonly LogLine[]): readonly PlayerLastMove[] {
  const last = new Map<number, Effect[]>();
  let acting = -1;
  for (const line of lines) {
    const did = ownEffects(line);
    if (line.seat < 0 || line.undone || !did.length) continue;
    last.set(line.seat, [...(line.seat === acting ? last.get(line.seat)! : []), ...did]);
    acting = line.seat;
  }
  return [...last].map(([seat, did]) => ({
    seat,
    places: effectPlaces(did),
    paths: did.flatMap((effect) => (effect.did === 'moved' ? [effect.path] : [])),
  }));
}

/** What the player did, without what followed by itself. */
const ownEffects = ({ effects, seat }: LogLine): Effect[] =>
  (effects ?? []).filter(
    (effect) => (effect.did === 'moved' || effect.did === 'placed' || effect.did === 'removed') && effect.seat === seat,
  );

const CONSEQUENCES: readonly Effect['did'][] = ['paid', 'scored', 'began'];

/** Of all that an entry did the first thing that somebody did: what it brought, and what follows, comes after. */
export const mainEffect = (effects: readonly Effect[]): Effect | undefined =>
  effects.find(({ did }) => !CONSEQUENCES.includes(did)) ?? effects[0];
