/** Builds sentences that explain why a move is good. */

import { language, t, tOrDefault } from '../device/i18n.svelte';
import type { RatedAction, Explanation } from '../protocol/messages';
import type { TextFormatter } from './logText';

/** Smaller differences are not mentioned. */
const MIN_DIFFERENCE = 0.05;

/** Smaller differences of winning chances, in percent, may be noise. */
const MIN_CHANCE_DIFFERENCE = 2;

const isRelevant = (difference: number): boolean => Math.abs(difference) >= MIN_DIFFERENCE;
const round = (value: number): number =>
  Math.round(value * 10) / 10 || (Math.sign(value) * Math.round(Math.abs(value) * 100)) / 100;

const formatSigned = (value: number): string =>
  new Intl.NumberFormat(language(), { signDisplay: 'always' }).format(round(value)).replace('-', '−');

/** A value in the unit of the game, such as points. */
export function formatValue(game: string, value: number): string {
  const count = round(Math.abs(value));
  return tOrDefault(`${game}-worth`, t('points', { count }), { count });
}

/** The differences between two moves, component by component. */
export function scoreComponents(game: string, one: RatedAction, other: RatedAction): string {
  return Object.keys({ ...other.parts, ...one.parts })
    .map((name) => ({ name, more: (one.parts[name] ?? 0) - (other.parts[name] ?? 0) }))
    .filter(({ more }) => isRelevant(more))
    .sort((a, b) => Math.abs(b.more) - Math.abs(a.more))
    .map(({ name, more }) => `${tOrDefault(`${game}-part-${name}`, name)} ${formatSigned(more)}`)
    .join(', ');
}

/** Who reads the explanation: the seat, and whether a board marks the places. */
export interface ReaderContext {
  names: readonly string[];
  seat: number;
  format: TextFormatter;
  drawn: boolean;
}

/** All reasons for or against a move: its gain, what it denies others, and the alternative. */
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

/** The explanation of the search: winning chances of both moves, and how their best lines differ. */
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

/** The move that this one is compared with: marked on the board, or described. */
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

/** The third-best move of the search, unless its text is that of one of the other two. */
function thirdMoveSentence({ asked, chosen, best, third }: Explanation, { format }: ReaderContext): string[] {
  if (asked !== 'hint' || third?.chance == null) return [];
  const move = format(third.text);
  const known = [chosen, best].some((idea) => idea && format(idea.text) === move);
  return known ? [] : [t('why-third', { move, chance: Math.round(third.chance) })];
}
