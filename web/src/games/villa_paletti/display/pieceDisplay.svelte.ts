/** Draws the villa: from the view at rest, and from frames while something moves. */

import type { Catalogue } from '../catalogue';
import { Film, type Screen } from '../film/film';
import { readLive, type HandSeen, type Heard, type OtherHand, type Place } from '../film/frames';
import { readItem, writeItem } from '../../../device/storage';
import type { Replaying } from '../film/replay.svelte';
import type { Glow } from '../scene/pieces';
import { isQuality, type Quality } from '../scene/quality';
import type * as Three from '../scene';
import type { Aim } from '../scene/aim';

/** Storage key of the quality that suits this device. Tests set a low one. */
const STORAGE_KEY = 'drawing';
/** Interval at which the list of places is updated while pieces move. */
const UPDATE_INTERVAL_MS = 250;

export class Showing {
  /** The 3D stage, once it is loaded. */
  stage = $state.raw<Three.Stage | null>(null);
  /** The places of all pieces, updated at intervals. */
  places = $state.raw<readonly (Place | null)[]>([]);
  /** The hand that is visible. */
  hand = $state.raw<HandSeen | null>(null);
  other = $state.raw<OtherHand | null>(null);
  /** True if no packets of that hand have arrived for a while. */
  frozen = $state(false);
  /** True while the hand brings back its piece. */
  returns = $state(false);
  /** True if the simulation, and so the display, is slower than real time. */
  slow = $state(false);
  /** True while something moves. */
  moving = $state(false);
  /** The replay that is shown instead of the present. */
  replay = $state.raw<Replaying | null>(null);
  /** Draws additional things in each frame. Returns true if they still move. */
  ondraw: () => boolean = () => false;
  onheard: (heard: readonly Heard[]) => void = () => {};
  onlost: () => void = () => {};
  onview: () => void = () => {};

  /** The 3D functions for picking, once they are loaded. */
  three: typeof Three | null = null;

  readonly film: Film;
  #now: (Place | null)[] = [];
  #coming: (Place | null)[] | null = null;
  #glows: readonly Glow[] = [];
  #glass: number | null = null;
  #night = false;
  #updatedAt = 0;
  #host: HTMLElement | null = null;

  constructor(private readonly catalogue: Catalogue) {
    this.film = new Film(catalogue.ticks, catalogue.frames);
  }

  async begin(host: HTMLElement): Promise<void> {
    this.#host = host;
    const three = await import('../scene');
    await document.fonts?.load("600 34px 'Fraunces Variable'", '123').catch(() => []);
    if (this.#host !== host) return;
    this.three = three;
    const kept = readItem(STORAGE_KEY);
    this.#build(isQuality(kept) ? kept : 'medium', null);
  }

  #build(quality: Quality, aim: Aim | null): void {
    const stage = new this.three!.Stage(this.#host!, quality, this.catalogue);
    Object.assign(stage, {
      onframe: this.#frame,
      onview: () => this.onview(),
      onlost: () => this.onlost(),
      onquality: this.#rebuild,
    });
    this.stage = stage;
    this.#now.forEach((place, n) => stage.pieces.put(n, place));
    this.#glows.forEach((glow, n) => stage.pieces.glow(n, glow));
    stage.pieces.glass(this.#glass);
    stage.mood(this.#night);
    if (aim) stage.look(aim);
  }

  /** The device needs another quality. */
  readonly #rebuild = (quality: Quality): void => {
    const old = this.stage;
    if (!old) return;
    writeItem(STORAGE_KEY, quality);
    queueMicrotask(() => {
      if (this.stage !== old) return;
      const covered = 1 - old.frame.free;
      old.dispose();
      this.#build(quality, old.aim);
      this.stage?.cover(covered);
    });
  };

  end(): void {
    this.#host = null;
    this.stage?.dispose();
    this.stage = null;
  }

  /** Shows the places of a view. While frames are being shown, waits for their end. */
  show(places: (Place | null)[]): void {
    this.replay = null;
    if (!this.film.isOver) {
      this.#coming = places;
      return;
    }
    this.film.clear();
    this.#now = places;
    this.places = [...places];
    this.hand = this.other = null;
    this.frozen = this.returns = this.slow = false;
    places.forEach((place, n) => this.stage?.pieces.put(n, place));
    this.stage?.wake(true);
  }

  /** Handles a frame. */
  hear(bytes: ArrayBuffer): void {
    if (document.visibilityState === 'hidden') return; // nothing is visible; the view follows
    const { seq, frame } = readLive(bytes);
    this.replay = null;
    this.film.add(frame, seq);
    this.slow = this.film.slow;
    this.moving = true;
    this.stage?.wake();
  }

  glow(glows: readonly Glow[]): void {
    this.#glows = glows;
    glows.forEach((glow, n) => this.stage?.pieces.glow(n, glow));
    this.stage?.wake();
  }
  glass(from: number | null): void {
    this.#glass = from;
    this.stage?.pieces.glass(from);
    this.stage?.wake(true);
  }
  mood(night: boolean): void {
    this.#night = night;
    this.stage?.mood(night);
  }

  /** The displayed place of a piece. */
  at(piece: number): Place | null {
    return this.#now[piece] ?? null;
  }

  readonly #screen: Screen = {
    put: (piece, at) => {
      this.#now[piece] = at;
      this.stage?.pieces.put(piece, at);
    },
    hands: (hand, other, how) => {
      if (hand !== this.hand) this.hand = hand;
      if (other !== this.other) this.other = other;
      this.frozen = how.frozen;
      this.returns = how.returns;
    },
    heard: (heard) => this.onheard(heard),
  };

  /** Starts a replay. */
  again(replay: Replaying): void {
    this.replay = replay;
    this.stage?.wake(true);
  }

  readonly #frame = (now: number): boolean => {
    if (this.replay) return this.#replayed(this.replay, now);
    const goesOn = this.moving && this.film.show(now, this.#screen);
    if (this.moving && (!goesOn || now - this.#updatedAt > UPDATE_INTERVAL_MS)) {
      this.#updatedAt = now;
      this.places = [...this.#now];
    }
    if (!goesOn) this.#arrive();
    return this.ondraw() || goesOn;
  };

  #replayed(replay: Replaying, now: number): boolean {
    const goesOn = replay.frame(now, this.#screen);
    if (!goesOn) this.places = [...this.#now];
    this.ondraw();
    return goesOn;
  }

  /** All frames were shown, so the view is valid now. */
  #arrive(): void {
    this.moving = false;
    const coming = this.#coming;
    this.#coming = null;
    if (coming) this.show(coming);
  }
}
