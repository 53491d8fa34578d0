/** Loaders of the pages other than the landing page. They also load all texts. */

import { untrack } from 'svelte';
import { loadFullCatalogue } from '../device/i18n.svelte';

/** Waits for both, so that an unreachable server gives one error. */
const withTexts = async <Page>(page: Promise<Page>): Promise<Page> => {
  const [found] = await Promise.all([page, untrack(() => loadFullCatalogue())]); // a page does not reload when its language changes
  return found;
};

export const loadNewTable = () => withTexts(import('./NewTable.svelte'));
export const loadTable = () => withTexts(import('./Table.svelte'));
export const loadImport = () => withTexts(import('./Import.svelte'));
export const loadAccount = () => withTexts(import('./Account.svelte'));
export const loadStatistics = () => withTexts(import('./Statistics.svelte'));
export const loadRules = () => withTexts(import('./Rules.svelte'));
export const loadLobby = () => withTexts(import('./Lobby.svelte'));
