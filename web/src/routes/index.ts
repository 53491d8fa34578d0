/** The pages behind the landing page, loaded when somebody goes there, or in a quiet moment before. */

export const loadNewTable = () => import('./NewTable.svelte');
export const loadTable = () => import('./Table.svelte');
export const loadRules = () => import('./Rules.svelte');
