/** What the lobby tells of public tables: asked for now and then, as long as somebody looks. */

import { fetchLobby } from '../net/api';
import type { ListedTable, LobbyTold } from '../protocol/messages';

export type Stage = keyof LobbyTold;
export const STAGES: readonly Stage[] = ['open', 'running', 'over'];
export const EVERY_MS = 8_000;

interface Told {
  tables: readonly ListedTable[];
  more: string;
}
const NOTHING: Told = { tables: [], more: '' };

/** Two pages may overlap when something changed between them. */
function together(first: readonly ListedTable[], then: readonly ListedTable[]): ListedTable[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !known.has(id))];
}

export class Lobby {
  failure = $state.raw<unknown>(null);
  /** Nothing is known yet. */
  waiting = $state(true);
  #first = $state.raw<LobbyTold>({});
  /** Pages that were asked for besides. */
  #more = $state.raw<Partial<Record<Stage, Told>>>({});
  #game = '';
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly ask: typeof fetchLobby = fetchLobby) {}

  of(stage: Stage): Told {
    const first = this.#first[stage] ?? NOTHING;
    const more = this.#more[stage];
    return more ? { tables: together(first.tables, more.tables), more: more.more } : first;
  }

  /** Look from now on; what comes back ends it. */
  open(): () => void {
    void this.look();
    this.#timer = setInterval(() => document.visibilityState === 'visible' && void this.look(), EVERY_MS);
    const look = () => document.visibilityState === 'visible' && void this.look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(this.#timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async choose(game: string): Promise<void> {
    this.#game = game;
    this.#more = {};
    await this.look();
  }

  async look(): Promise<void> {
    const game = this.#game;
    try {
      const told = await this.ask(game ? { game } : {});
      if (game !== this.#game) return; // another game was chosen meanwhile
      this.#first = told;
      this.failure = null;
    } catch (reason) {
      this.failure = reason;
    }
    this.waiting = false;
  }

  async further(stage: Stage): Promise<void> {
    const { tables, more } = this.of(stage);
    const told =
      (await this.ask({ stage, before: more, ...(this.#game ? { game: this.#game } : {}) }))[stage] ?? NOTHING;
    const known = this.#more[stage]?.tables ?? tables;
    this.#more = { ...this.#more, [stage]: { tables: together(known, told.tables), more: told.more } };
  }
}
