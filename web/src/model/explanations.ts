/** Why a move is good, in sentences made of its figures. */

import { language, t, tOrDefault } from '../device/i18n.svelte';
import type { Idea, Reasoned } from '../protocol/messages';
import type { Tell } from './logText';

/** Less than this is no difference that anybody should care about. */
const SLIGHT = 0.05;

/** Less than this, in hundredths of a chance, may be chance itself. */
const ALIKE = 2;

const isMuch = (difference: number): boolean => Math.abs(difference) >= SLIGHT;
const rounded = (value: number): number =>
  Math.round(value * 10) / 10 || (Math.sign(value) * Math.round(Math.abs(value) * 100)) / 100;

const signed = (value: number): string =>
  new Intl.NumberFormat(language(), { signDisplay: 'always' }).format(rounded(value)).replace('-', '−');

/** So much, in what the game counts. */
export function worth(game: string, value: number): string {
  const count = rounded(Math.abs(value));
  return tOrDefault(`${game}-worth`, t('points', { count }), { count });
}

/** What the expectation of one move is made of, compared with another's. */
export function madeOf(game: string, one: Idea, other: Idea): string {
  return Object.keys({ ...other.parts, ...one.parts })
    .map((name) => ({ name, more: (one.parts[name] ?? 0) - (other.parts[name] ?? 0) }))
    .filter(({ more }) => isMuch(more))
    .sort((a, b) => Math.abs(b.more) - Math.abs(a.more))
    .map(({ name, more }) => `${tOrDefault(`${game}-part-${name}`, name)} ${signed(more)}`)
    .join(', ');
}

/** Who reads it: from which seat, and whether beside a board on which places are marked. */
export interface Reader {
  names: readonly string[];
  seat: number;
  tell: Tell;
  drawn: boolean;
}

/** All that can be said for a move, or against it: what it brings, what it denies, what else there was. */
export function reasonsFor(reasoned: Reasoned, game: string, reader: Reader): string[] {
  const { names, seat: me } = reader;
  const { seat, chosen, best, before } = reasoned;
  const who = seat === me ? 'you' : 'other';
  const about = (value: number) => ({ who, name: names[seat] ?? '', worth: worth(game, value) });
  const denied = before.flatMap((expected, other) => {
    const less = expected - (chosen.expected[other] ?? expected);
    if (other === seat || less < SLIGHT) return [];
    const key = other === me ? 'why-denies-you' : 'why-denies';
    return [t(key, { name: names[other] ?? '', worth: worth(game, less) })];
  });
  if (!best) return [t('why-only'), ...denied];
  if (chosen.chance != null && best.chance != null) {
    const key = chosen.chance - best.chance <= -ALIKE ? 'why-better' : 'why-next';
    return [
      ...searched(reasoned, best, game, reader),
      ...denied,
      otherMove(reasoned, best, key, reader),
      ...thirdMove(reasoned, reader),
    ];
  }
  const own = (chosen.expected[seat] ?? 0) - (best.expected[seat] ?? 0);
  const later = chosen.later - best.later;
  const parts = madeOf(game, chosen, best);
  const told = [
    ...(later < -SLIGHT ? [t('why-mistake', about(later))] : []),
    ...(isMuch(own) ? [t(own > 0 ? 'why-brings' : 'why-costs', about(own))] : []),
    ...(isMuch(own) && parts ? [t('why-made-of', { parts })] : []),
    ...denied,
    ...(later > SLIGHT && later > own + SLIGHT ? [t('why-later', about(later))] : []),
  ];
  if (!told.length) return [t('why-same')];
  return [...told, otherMove(reasoned, best, later < -SLIGHT ? 'why-better' : 'why-next', reader)];
}

/** What the expert says: how likely each of both moves is to finish ahead, and what their best lines differ in. */
function searched({ seat, chosen }: Reasoned, best: Idea, game: string, { names, seat: me }: Reader): string[] {
  const [chance, other] = [chosen.chance ?? 0, best.chance ?? 0];
  const about = { who: seat === me ? 'you' : 'other', name: names[seat] ?? '' };
  const key =
    chance - other <= -ALIKE ? 'why-chance-mistake' : chance - other < ALIKE ? 'why-chance-alike' : 'why-chance';
  const own = (chosen.expected[seat] ?? 0) - (best.expected[seat] ?? 0);
  const parts = madeOf(game, chosen, best);
  return [
    t(key, { ...about, chance: Math.round(chance), other: Math.round(other) }),
    ...(isMuch(own) ? [t(own > 0 ? 'why-line-brings' : 'why-line-costs', { ...about, worth: worth(game, own) })] : []),
    ...(isMuch(own) && parts ? [t('why-made-of', { parts })] : []),
  ];
}

/** The move that it is compared with: marked beside it, or done there otherwise. */
function otherMove({ chosen }: Reasoned, best: Idea, key: string, { tell, drawn }: Reader): string {
  const move = tell(best.text);
  if (drawn && best.places.some((place) => !chosen.places.includes(place))) return t(`${key}-there`, { move });
  return move === tell(chosen.text) ? t(`${key}-otherwise`) : t(key, { move });
}

/** What the expert would do if it were neither of these; the same done another way is not told again. */
function thirdMove({ asked, chosen, best, third }: Reasoned, { tell }: Reader): string[] {
  if (asked !== 'hint' || third?.chance == null) return [];
  const move = tell(third.text);
  const known = [chosen, best].some((idea) => idea && tell(idea.text) === move);
  return known ? [] : [t('why-third', { move, chance: Math.round(third.chance) })];
}
