/** How a table is shown: drawn, where its game has a picture, or in words. */

import type { DrawnGame } from '../../board/contract';
import type { Extras } from '../../net/connection.svelte';
import { readItem, writeItem } from '../../device/storage';

const STORAGE_KEY = 'table-style';
const ACTION_EXTRAS: Extras = ['sentences', 'previews'];
/** A table that helps gives help. */
const DRAWN_EXTRAS: Extras = [...ACTION_EXTRAS, 'help'];
const PLAIN_EXTRAS: Extras = ['sheet', ...ACTION_EXTRAS, 'advice'];

export class TableMode {
  /** Does the reader want words? */
  prefersPlain = $state(readItem(STORAGE_KEY) === 'plain');
  /** The picture, once it is here. */
  game = $state.raw<DrawnGame | null>(null);
  /** There is none. */
  hasNoDrawing = $state(false);
  /** There is one, but this device cannot draw it. */
  isUnsupported = $state(false);

  get isPlain(): boolean {
    return this.prefersPlain || this.hasNoDrawing || this.isUnsupported;
  }
  /** What is drawn besides the view. */
  get extras(): Extras {
    return this.isPlain ? PLAIN_EXTRAS : DRAWN_EXTRAS;
  }

  /** Get the picture of the game, if there is one. */
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
