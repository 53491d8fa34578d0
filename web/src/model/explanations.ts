/** Why a move is good, in sentences made of its figures. */

import { language, t, tOrDefault } from '../device/i18n.svelte';
import type { RatedAction, Explanation } from '../protocol/messages';
import type { TextFormatter } from './logText';

/** Less than this is no difference that anybody should care about. */
const MIN_DIFFERENCE = 0.05;

/** Less than this, in hundredths of a chance, may be chance itself. */
const MIN_CHANCE_DIFFERENCE = 2;

const isRelevant = (difference: number): boolean => Math.abs(difference) >= MIN_DIFFERENCE;
const round = (value: number): number =>
  Math.round(value * 10) / 10 || (Math.sign(value) * Math.round(Math.abs(value) * 100)) / 100;

const formatSigned = (value: number): string =>
  new Intl.NumberFormat(language(), { signDisplay: 'always' }).format(round(value)).replace('-', '−');

/** So much, in what the game counts. */
export function formatValue(game: string, value: number): string {
  const count = round(Math.abs(value));
  return tOrDefault(`${game}-worth`, t('points', { count }), { count });
}

/** What the expectation of one move is made of, compared with another's. */
export function scoreComponents(game: string, one: RatedAction, other: RatedAction): string {
  return Object.keys({ ...other.parts, ...one.parts })
    .map((name) => ({ name, more: (one.parts[name] ?? 0) - (other.parts[name] ?? 0) }))
    .filter(({ more }) => isRelevant(more))
    .sort((a, b) => Math.abs(b.more) - Math.abs(a.more))
    .map(({ name, more }) => `${tOrDefault(`${game}-part-${name}`, name)} ${formatSigned(more)}`)
    .join(', ');
}

/** Who reads it: from which seat, and whether beside a board on which places are marked. */
export interface ReaderContext {
  names: readonly string[];
  seat: number;
  format: TextFormatter;
  drawn: boolean;
}

/** All that can be said for a move, or against it: what it brings, what it denies, what else there was. */
export function explanationSentences(explanation: Explanation, game: string, reader: ReaderContext): string[] {
  const { names, seat: me } = reader;
  const { seat, chosen, best, before } = explanation;
  const who = seat === me ? 'you' : 'other';
  const about = (value: number) => ({ who, name: names[seat] ?? '', worth: formatValue(game, value) });
  const deniedSentences = before.flatMap((expected, other) => {
    const less = expected - (chosen.expected[other] ?? expected);
    if (other === seat || less < MIN_DIFFERENCE) return [];
    const key = other === me ? 'why-denies-you' : 'why-denies';
    return [t(key, { name: names[other] ?? '', worth: formatValue(game, less) })];
  });
  if (!best) return [t('why-only'), ...deniedSentences];
  if (chosen.chance != null && best.chance != null) {
    const key = chosen.chance - best.chance <= -MIN_CHANCE_DIFFERENCE ? 'why-better' : 'why-next';
    return [
      ...searchSentences(explanation, best, game, reader),
      ...deniedSentences,
      alternativeSentence(explanation, best, key, reader),
      ...thirdMoveSentence(explanation, reader),
    ];
  }
  const own = (chosen.expected[seat] ?? 0) - (best.expected[seat] ?? 0);
  const later = chosen.later - best.later;
  const parts = scoreComponents(game, chosen, best);
  const sentences = [
    ...(later < -MIN_DIFFERENCE ? [t('why-mistake', about(later))] : []),
    ...(isRelevant(own) ? [t(own > 0 ? 'why-brings' : 'why-costs', about(own))] : []),
    ...(isRelevant(own) && parts ? [t('why-made-of', { parts })] : []),
    ...deniedSentences,
    ...(later > MIN_DIFFERENCE && later > own + MIN_DIFFERENCE ? [t('why-later', about(later))] : []),
  ];
  if (!sentences.length) return [t('why-same')];
  return [
    ...sentences,
    alternativeSentence(explanation, best, later < -MIN_DIFFERENCE ? 'why-better' : 'why-next', reader),
  ];
}

/** What the expert says: how likely each of both moves is to finish ahead, and what their best lines differ in. */
function searchSentences(
  { seat, chosen }: Explanation,
  best: RatedAction,
  game: string,
  { names, seat: me }: ReaderContext,
): string[] {
  const [chance, other] = [chosen.chance ?? 0, best.chance ?? 0];
  const about = { who: seat === me ? 'you' : 'other', name: names[seat] ?? '' };
  const key =
    chance - other <= -MIN_CHANCE_DIFFERENCE
      ? 'why-chance-mistake'
      : chance - other < MIN_CHANCE_DIFFERENCE
        ? 'why-chance-alike'
        : 'why-chance';
  const own = (chosen.expected[seat] ?? 0) - (best.expected[seat] ?? 0);
  const parts = scoreComponents(game, chosen, best);
  return [
    t(key, { ...about, chance: Math.round(chance), other: Math.round(other) }),
    ...(isRelevant(own)
      ? [t(own > 0 ? 'why-line-brings' : 'why-line-costs', { ...about, worth: formatValue(game, own) })]
      : []),
    ...(isRelevant(own) && parts ? [t('why-made-of', { parts })] : []),
  ];
}

/** The move that it is compared with: marked beside it, or done there otherwise. */
function alternativeSentence(
  { chosen }: Explanation,
  best: RatedAction,
  key: string,
  { format, drawn }: ReaderContext,
): string {
  const move = format(best.text);
  if (drawn && best.places.some((place) => !chosen.places.includes(place))) return t(`${key}-there`, { move });
  return move === format(chosen.text) ? t(`${key}-otherwise`) : t(key, { move });
}

/** What the expert would do if it were neither of these; the same done another way is not told again. */
function thirdMoveSentence({ asked, chosen, best, third }: Explanation, { format }: ReaderContext): string[] {
  if (asked !== 'hint' || third?.chance == null) return [];
  const move = format(third.text);
  const known = [chosen, best].some((idea) => idea && format(idea.text) === move);
  return known ? [] : [t('why-third', { move, chance: Math.round(third.chance) })];
}
