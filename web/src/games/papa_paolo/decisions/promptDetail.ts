/** A more specific prompt while something is selected. The prompt of the rules does not change until an action is sent. */

import { t } from '../../../device/i18n.svelte';
import { say } from '../descriptions';
import { type Asked, saidAfter } from './request';
import { openNow, type Hand } from './actionAt';
import { possible } from './possibleActions';
import { carried } from './round';
import { toBeLaid } from './stock';

export function askingWords(asked: Asked, hand: Hand): string | null {
  if (!asked.options.length) return null;
  if (hand.price !== null) return say('ask-site');
  if (hand.job === 'shop') return say('ask-pizzas');
  if (hand.job === 'build') return say('ask-pizzeria');
  if (openNow(asked, hand) !== null && hand.turns % 4) return say('ask-turned');
  if (hand.cell !== null) return say('ask-spot', { places: Object.keys(possible(asked, hand.cell).lays).length });
  if (hand.round && !carried(hand.round) && saidAfter(asked, 'ride').length > 1) return say('ask-stop');
  return Object.keys(hand.shares).length ? t('papa_paolo-do-stock-seen', { left: toBeLaid(asked, hand.shares) }) : null;
}
