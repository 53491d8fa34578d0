/** Names of pieces in the reader's language. */

import { t } from '../../device/i18n.svelte';
import { CATALOGUE } from './catalogue';
import type { PillarView, View } from './view';

export const pillarName = (name: string): string => t('villa_paletti-each-pillar', { pillar: name });

/** The name of a level: the base, or a floor. */
export const levelName = (level: number): string =>
  t('villa_paletti-board-level', { floor: CATALOGUE.floors[level - 1]?.colour ?? 'base' });

function stateOf(pillar: PillarView, top: number): string {
  if (pillar.where !== 'stands') return t(`villa_paletti-where-${pillar.where}`);
  if (pillar.level === top) return t('villa_paletti-state-top');
  const covered = pillar.covered ? 'covered' : 'free';
  return t(pillar.locked ? `villa_paletti-state-locked-${covered}` : `villa_paletti-state-${covered}`);
}

/** A text with everything that is visible of a pillar before it is touched. */
export function pillarFacts(view: View, name: string, names: readonly string[]): string {
  const pillar = view.pillars[name]!;
  const owner = names[pillar.owner] ?? t('villa_paletti-neutral');
  const where = pillar.where === 'stands' ? `${levelName(pillar.level)}, ` : '';
  return `${owner} · ${where}${stateOf(pillar, view.top)}`;
}

export const pillarLabel = (view: View, name: string, names: readonly string[]): string =>
  `${pillarName(name)}, ${t('points', { count: view.pillars[name]!.points })}, ${pillarFacts(view, name, names)}`;
