/** How a table is shown: drawn, where its game has a picture, or in words. */

import type { DrawnGame } from '../../board/contract';
import type { Extras } from '../../net/connection.svelte';
import { readItem, writeItem } from '../../device/storage';

const KEPT = 'table-style';
const OFFERED: Extras = ['sentences', 'previews'];
/** A table that helps gives help. */
const DRAWN: Extras = [...OFFERED, 'help'];
const EVERYTHING: Extras = ['sheet', ...OFFERED, 'advice'];

export class Style {
  /** Does the reader want words? */
  plain = $state(readItem(KEPT) === 'plain');
  /** The picture, once it is here. */
  drawn = $state.raw<DrawnGame | null>(null);
  /** There is none. */
  missing = $state(false);
  /** There is one, but this device cannot draw it. */
  unable = $state(false);

  get inWords(): boolean {
    return this.plain || this.missing || this.unable;
  }
  /** What is drawn besides the view. */
  get parts(): Extras {
    return this.inWords ? EVERYTHING : DRAWN;
  }

  /** Get the picture of the game, if there is one. */
  draw(load: (() => Promise<DrawnGame>) | null | undefined): void {
    if (!load) this.missing = true;
    else
      load().then(
        (room) => this.#got(room),
        () => (this.missing = true),
      );
  }

  #got(room: DrawnGame): void {
    this.drawn = room;
    this.unable = room.isSupported?.() === false;
  }

  turn(): void {
    this.plain = !this.plain;
    writeItem(KEPT, this.plain ? 'plain' : 'drawn');
  }
}
