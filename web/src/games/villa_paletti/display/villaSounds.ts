/** What is heard of the villa: blows and sliding as the frames tell them, the creak of the own hand's strain. */

import { areSoundsOn } from '../../../device/sounds.svelte';
import { CATALOGUE } from '../catalogue';
import type { Heard } from '../film/frames';
import { Sounds } from './sound';

/** Sliding is told with each frame: after so long it has ended. */
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

  /** With each picture: how much the own hand strains, in newtons. */
  strain(force: number): void {
    const slides = performance.now() - this.#slid < FADES_MS;
    this.#sounds?.rub(areSoundsOn() && slides ? this.#speed : 0, areSoundsOn() ? force : 0);
  }

  close(): void {
    this.#sounds?.close();
    this.#sounds = null;
  }
}
