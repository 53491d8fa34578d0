/** The pages behind the landing page, loaded with all words when somebody goes there, or is about to. */

import { untrack } from 'svelte';
import { loadFullCatalogue } from '../device/i18n.svelte';

/** Whichever fails first, the other may fail as well: a server that is down is told once. */
const withTexts = async <Page>(page: Promise<Page>): Promise<Page> => {
  const [found] = await Promise.all([page, untrack(() => loadFullCatalogue())]); // a page stays when its language changes
  return found;
};

export const loadNewTable = () => withTexts(import('./NewTable.svelte'));
export const loadTable = () => withTexts(import('./Table.svelte'));
export const loadImport = () => withTexts(import('./Import.svelte'));
export const loadAccount = () => withTexts(import('./Account.svelte'));
export const loadStatistics = () => withTexts(import('./Statistics.svelte'));
export const loadRules = () => withTexts(import('./Rules.svelte'));
export const loadLobby = () => withTexts(import('./Lobby.svelte'));
