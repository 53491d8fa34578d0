/** The public tables in the lobby, refreshed regularly while the page is visible. */

import { fetchLobby } from '../net/api';
import type { ListedTable, LobbyPages } from '../protocol/messages';

export type Stage = keyof LobbyPages;
export const STAGES: readonly Stage[] = ['open', 'running', 'over'];
export const POLL_INTERVAL_MS = 8_000;

interface StagePage {
  tables: readonly ListedTable[];
  more: string;
}
const EMPTY_PAGE: StagePage = { tables: [], more: '' };

/** Pages can overlap if something changed between the requests. */
function mergePages(first: readonly ListedTable[], then: readonly ListedTable[]): ListedTable[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !known.has(id))];
}

export class Lobby {
  failure = $state.raw<unknown>(null);
  isLoading = $state(true);
  #firstPages = $state.raw<LobbyPages>({});
  /** Further pages. */
  #morePages = $state.raw<Partial<Record<Stage, StagePage>>>({});
  #game = '';
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly fetchPages: typeof fetchLobby = fetchLobby) {}

  page(stage: Stage): StagePage {
    const first = this.#firstPages[stage] ?? EMPTY_PAGE;
    const more = this.#morePages[stage];
    return more ? { tables: mergePages(first.tables, more.tables), more: more.more } : first;
  }

  /** Starts refreshing and returns a function that stops it. */
  start(): () => void {
    void this.refresh();
    this.#timer = setInterval(() => document.visibilityState === 'visible' && void this.refresh(), POLL_INTERVAL_MS);
    const refresh = () => document.visibilityState === 'visible' && void this.refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(this.#timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }

  async chooseGame(game: string): Promise<void> {
    this.#game = game;
    this.#morePages = {};
    await this.refresh();
  }

  async refresh(): Promise<void> {
    const game = this.#game;
    try {
      const pages = await this.fetchPages(game ? { game } : {});
      if (game !== this.#game) return; // another game was chosen meanwhile
      this.#firstPages = pages;
      this.failure = null;
    } catch (reason) {
      this.failure = reason;
    }
    this.isLoading = false;
  }

  async loadMore(stage: Stage): Promise<void> {
    const { tables, more } = this.page(stage);
    const pages =
      (await this.fetchPages({ stage, before: more, ...(this.#game ? { game: this.#game } : {}) }))[stage] ??
      EMPTY_PAGE;
    const known = this.#morePages[stage]?.tables ?? tables;
    this.#morePages = { ...this.#morePages, [stage]: { tables: mergePages(known, pages.tables), more: pages.more } };
  }
}
