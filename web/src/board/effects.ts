/** Effects of log entries, as boards animate them. */

import type { LogLine } from '../protocol/messages';

export type Effect = NonNullable<LogLine['effects']>[number];

/** Maximum number of player entries that are animated together. Entries of chance do not count. */
const MAX_ANIMATED_ENTRIES = 8;

/** The effects between two positions. Empty if the reader went back or skipped many entries. */
export function effectsBetween(lines: readonly LogLine[], before: number, now: number): readonly Effect[] {
  const news = lines.slice(before, Math.max(before, now));
  if (news.filter(({ seat }) => seat >= 0).length > MAX_ANIMATED_ENTRIES) return [];
  return news.flatMap((line) => (line.undone ? [] : (line.effects ?? [])));
}

/** Tracks the position that is shown. */
export class EffectTracker {
  #seq: number | null = null;
  #effects: readonly Effect[] = [];

  /** The effects since the previous position. Returns the same list until the position changes. */
  effectsAt(seq: number, lines: readonly LogLine[]): readonly Effect[] {
    if (seq !== this.#seq) this.#effects = this.#seq === null ? [] : effectsBetween(lines, this.#seq, seq);
    this.#seq = seq;
    return this.#effects;
  }
}

/** The places of effects. A path counts with its first and last place. */
export function effectPlaces(effects: readonly Effect[]): readonly string[] {
  return [...new Set(effects.flatMap(placesOfEffect))].filter(Boolean);
}

function placesOfEffect(effect: Effect): string[] {
  if (effect.did === 'moved') return [effect.path[0]!, effect.path.at(-1)!];
  return 'at' in effect && effect.at ? [effect.at] : [];
}

/** The last move of a player: places, and paths of moved pieces. */
export interface PlayerLastMove {
  seat: number;
  places: readonly string[];
  paths: readonly (readonly string[])[];
}

/** The last turn of each player that touched a place. Undone entries do not count. */
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

/** Effects of the player's own action, without automatic consequences. */
const ownEffects = ({ effects, seat }: LogLine): Effect[] =>
  (effects ?? []).filter(
    (effect) => (effect.did === 'moved' || effect.did === 'placed' || effect.did === 'removed') && effect.seat === seat,
  );

const CONSEQUENCES: readonly Effect['did'][] = ['paid', 'scored', 'began'];

/** The first effect that is not a consequence such as a payment. */
export const mainEffect = (effects: readonly Effect[]): Effect | undefined =>
  effects.find(({ did }) => !CONSEQUENCES.includes(did)) ?? effects[0];
