/** The current page, based on the browser's history. */

import { BASE_URL } from '../device/baseUrl';

export type Page =
  | { at: 'landing' }
  | { at: 'lobby' }
  | { at: 'import' }
  | { at: 'statistics' }
  | { at: 'new'; game: string }
  | { at: 'table'; id: string; tokens: string[]; observerToken: string; justCreated: boolean; seq: number | null }
  | { at: 'rules'; game: string; rule: string }
  | { at: 'you'; link: string }
  | { at: 'nowhere'; path: string };

/** History state of a table that this browser has just created. */
export const JUST_CREATED = 'just-laid';

const decoded = (word: string): string => {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
};

/** The position in the address, as a number of entries. */
function seqInSearch(search: string): number | null {
  const at = new URLSearchParams(search).get('at') ?? '';
  return /^\d{1,9}$/.test(at) ? Number(at) : null;
}

/** The page of an address. Secrets are in the fragment, which is never sent to the server. */
export function pageOf(path: string, hash: string, state: unknown = null, search = ''): Page {
  const [first = '', second = '', ...more] = path.slice(BASE_URL.length).split('/').filter(Boolean).map(decoded);
  const fragment = hash.replace(/^#/, '');
  if (first === '') return { at: 'landing' };
  if (first === 'lobby' && !second) return { at: 'lobby' };
  if (first === 'import' && !second) return { at: 'import' };
  if (first === 'you' && !second) return { at: 'you', link: new URLSearchParams(fragment).get('link') ?? '' };
  if (first === 'statistics' && !second) return { at: 'statistics' };
  if (more.length || !second) return { at: 'nowhere', path };
  if (first === 'new') return { at: 'new', game: second };
  if (first === 'table') {
    const keys = new URLSearchParams(fragment);
    return {
      at: 'table',
      id: second,
      tokens: keys.getAll('seat'),
      observerToken: keys.get('look') ?? '',
      justCreated: state === JUST_CREATED,
      seq: seqInSearch(search),
    };
  }
  if (first === 'rules') return { at: 'rules', game: second, rule: decoded(fragment) };
  return { at: 'nowhere', path };
}

export const statisticsPath = `${BASE_URL}statistics`;
export const importPath = `${BASE_URL}import`;
export const LOBBY_PATH = `${BASE_URL}lobby`;
export const tablePath = (id: string): string => `${BASE_URL}table/${encodeURIComponent(id)}`;
export const ACCOUNT_PATH = `${BASE_URL}you`;
export const newPath = (game: string): string => `${BASE_URL}new/${encodeURIComponent(game)}`;
export const rulesPath = (game: string, rule = ''): string =>
  `${BASE_URL}rules/${encodeURIComponent(game)}${rule ? `#${encodeURIComponent(rule)}` : ''}`;

/** The link to play a seat. */
export const seatLink = (id: string, token: string): string =>
  `${location.origin}${tablePath(id)}#seat=${encodeURIComponent(token)}`;

/** The link to observe a seat. */
export const observerLink = (id: string, secret: string): string =>
  `${location.origin}${tablePath(id)}#look=${encodeURIComponent(secret)}`;

/** The link to sign in on a new device. */
export const recoveryLink = (secret: string): string =>
  `${location.origin}${ACCOUNT_PATH}#link=${encodeURIComponent(secret)}`;

/** The link to a position of the match. */
export const positionLink = (id: string, seq: number): string => `${location.origin}${tablePath(id)}?at=${seq}`;

const state = $state({ page: pageOf(location.pathname, location.hash, null, location.search) });

export const page = (): Page => state.page;

function updatePage(): void {
  state.page = pageOf(location.pathname, location.hash, history.state, location.search);
}

export function navigate(address: string, state: unknown = null): void {
  history.pushState(state, '', address);
  updatePage();
  scrollTo(0, 0);
}

/** Changes the address without a new history entry. */
export function replaceAddress(address: string): void {
  history.replaceState(null, '', address);
}

/** Another site may share the host name. */
const isInternal = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && link.pathname.startsWith(BASE_URL);

function onClick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!link || opensElsewhere || event.defaultPrevented || link.target || !isInternal(link)) return;
  if (link.hasAttribute('download') || (link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

/** Links to files are relative to the first address. They must stay valid after navigation. */
function makeLinksAbsolute(): void {
  for (const link of document.querySelectorAll('link')) link.setAttribute('href', link.href);
}

/** Handles links and the back button without loading the page again. */
export function startRouting(): void {
  makeLinksAbsolute();
  addEventListener('popstate', updatePage);
  addEventListener('hashchange', updatePage);
  document.addEventListener('click', onClick);
}
