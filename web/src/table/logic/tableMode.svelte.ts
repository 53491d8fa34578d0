/** How a table is shown: drawn, or plain. */

import type { DrawnGame } from '../../board/contract';
import type { Extras } from '../../net/connection.svelte';
import { readItem, writeItem } from '../../device/storage';

const STORAGE_KEY = 'table-style';
const ACTION_EXTRAS: Extras = ['sentences', 'previews'];
/** At a table with help, hints are included. */
const DRAWN_EXTRAS: Extras = [...ACTION_EXTRAS, 'help'];
const PLAIN_EXTRAS: Extras = ['sheet', ...ACTION_EXTRAS, 'advice'];

export class TableMode {
  /** Whether the reader has chosen the plain table. */
  prefersPlain = $state(readItem(STORAGE_KEY) === 'plain');
  /** The drawn game, once loaded. */
  game = $state.raw<DrawnGame | null>(null);
  /** The game has no drawing. */
  hasNoDrawing = $state(false);
  /** This device cannot draw it. */
  isUnsupported = $state(false);

  get isPlain(): boolean {
    return this.prefersPlain || this.hasNoDrawing || this.isUnsupported;
  }
  /** The extra parts that this mode needs. */
  get extras(): Extras {
    return this.isPlain ? PLAIN_EXTRAS : DRAWN_EXTRAS;
  }

  /** Loads the drawn game, if there is one. */
  load(load: (() => Promise<DrawnGame>) | null | undefined): void {
    if (!load) this.hasNoDrawing = true;
    else
      load().then(
        (game) => this.#onLoaded(game),
        () => (this.hasNoDrawing = true),
      );
  }

  #onLoaded(game: DrawnGame): void {
    this.game = game;
    this.isUnsupported = game.isSupported?.() === false;
  }

  toggle(): void {
    this.prefersPlain = !this.prefersPlain;
    writeItem(STORAGE_KEY, this.prefersPlain ? 'plain' : 'drawn');
  }
}
