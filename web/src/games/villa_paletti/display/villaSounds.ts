/** The sounds of the villa: impacts and sliding from frames, and the creak of the player's own force. */

import { areSoundsOn } from '../../../device/settings/sounds.svelte';
import { CATALOGUE } from '../catalogue';
import type { Heard } from '../film/frames';
import { Sounds } from './sound';

/** Each frame repeats sliding. After this time without it, sliding has ended. */
const FADES_MS = 120;

const massOf = (piece: number): number =>
  (CATALOGUE.pillars[piece] ?? CATALOGUE.floors[piece - CATALOGUE.first_floor])?.mass ?? 20;

export class Hearing {
  #sounds: Sounds | null = null;
  #slid = 0;
  #speed = 0;

  hear(heard: readonly Heard[]): void {
    if (!areSoundsOn() || document.visibilityState === 'hidden' || typeof AudioContext === 'undefined') return;
    this.#sounds ??= new Sounds();
    for (const { piece, slides, strength } of heard) {
      if (!slides) this.#sounds.hit(strength, massOf(piece));
      else {
        this.#slid = performance.now();
        this.#speed = strength;
      }
    }
  }

  /** Called for each frame with the force of the player's own hand in newtons. */
  strain(force: number): void {
    const slides = performance.now() - this.#slid < FADES_MS;
    this.#sounds?.rub(areSoundsOn() && slides ? this.#speed : 0, areSoundsOn() ? force : 0);
  }

  close(): void {
    this.#sounds?.close();
    this.#sounds = null;
  }
}
