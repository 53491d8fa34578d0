/** The pages behind the landing page, loaded with all words when somebody goes there, or is about to. */

import { untrack } from 'svelte';
import { loadFullCatalogue } from '../device/i18n.svelte';

/** Whichever fails first, the other may fail as well: a server that is down is told once. */
const withWords = async <Page>(page: Promise<Page>): Promise<Page> => {
  const [found] = await Promise.all([page, untrack(() => loadFullCatalogue())]); // a page stays when its language changes
  return found;
};

export const loadNewTable = () => withWords(import('./NewTable.svelte'));
export const loadTable = () => withWords(import('./Table.svelte'));
export const loadImport = () => withWords(import('./Import.svelte'));
export const loadYou = () => withWords(import('./Account.svelte'));
export const loadStatistics = () => withWords(import('./Statistics.svelte'));
export const loadRules = () => withWords(import('./Rules.svelte'));
export const loadLobby = () => withWords(import('./Lobby.svelte'));
