/** Where the reader's eye is: named views, levels, glass floors, and where things are seen from there. */

import { mayMove } from '../../board/motion';
import { CATALOGUE } from './catalogue';
import type { Looked } from './hand/screen';
import { aimAt, fullHeight, raised, turned, zoomed, type Aim, type Sight, type Villa } from './scene/aim';
import type { Showing } from './showing.svelte';
import type { View } from './view';

/** Whoever has just turned the picture is not turned away. */
const OWN_MS = 5000;
/** So much of the picture may lie under buttons. */
const MOST_COVERED = 0.45;
const PER_PIXEL = 0.006;
/** Nobody looks for what rolled farther. */
const MOST_SPREAD = 800;

export class Eye {
  sight = $state<Sight | null>('front');
  glass = $state(false);
  azimuth = $state(0);
  /** Rises when things are seen elsewhere. */
  #seen = $state(0);
  #own = -Infinity;
  #carrying = false;
  #covered = 0;
  #last: readonly number[] = [];

  constructor(private readonly showing: Showing, private readonly view: () => View) {}

  get #villa(): Villa {
    const fallen = this.view().collapse !== null;
    return { top: fallen ? 1 : this.view().top, storey: CATALOGUE.storey, wide: fallen ? this.#spread : 2 * CATALOGUE.base.radius, carrying: this.#carrying };
  }
  get looked(): Looked | null {
    const { stage } = this.showing;
    return stage && { aim: stage.aim, height: stage.host.clientHeight };
  }

  first(): void {
    this.cover(this.#covered);
    this.see('front', false);
  }

  /** Buttons cover so many pixels at the foot: the villa stands above them. */
  cover(pixels: number): void {
    this.#covered = pixels;
    const { stage } = this.showing;
    if (!stage) return;
    stage.cover(Math.min(MOST_COVERED, pixels / (stage.host.clientHeight || 1)));
    if (typeof this.sight === 'string') this.see(this.sight);
  }

  see(sight: Sight, gliding = mayMove()): void {
    const { stage } = this.showing;
    this.sight = sight;
    if (stage) stage.look(aimAt(sight, this.#villa, stage.aim, stage.frame), gliding);
    if (this.glass) this.#glaze();
  }

  /** Glass from the level that is looked at upwards. */
  turnGlass(): void {
    this.glass = !this.glass;
    this.#glaze();
  }
  #glaze(): void {
    this.showing.glass(this.glass ? (typeof this.sight === 'number' ? this.sight : 0) : null);
  }

  orbit(dx: number, dy: number): void {
    this.#look((aim) => turned(aim, -dx * PER_PIXEL, dy * PER_PIXEL));
  }
  turn(round: number, up: number): void {
    this.#look((aim) => turned(aim, round, up));
  }
  zoom(factor: number): void {
    this.#look((aim) => zoomed(aim, factor));
  }
  rise(pixels: number): void {
    const looked = this.looked;
    if (looked) this.#look((aim) => raised(aim, (pixels * aim.distance) / (2 * looked.height), fullHeight(this.#villa)));
  }
  #look(change: (aim: Aim) => Aim): void {
    const { stage } = this.showing;
    if (!stage) return;
    this.#own = performance.now();
    this.sight = null;
    stage.look(change(stage.aim));
  }

  /** What is carried above the villa comes into the picture, unless the reader looks elsewhere. */
  frame(carrying: boolean): void {
    const changed = carrying !== this.#carrying;
    this.#carrying = carrying;
    if (changed && performance.now() - this.#own > OWN_MS) this.see(typeof this.sight === 'string' ? this.sight : 'front');
  }

  /** What fell this way is seen from the side, as far as it lies. */
  beside([x, y]: readonly [number, number]): void {
    const { stage } = this.showing;
    if (!stage) return;
    const side = Math.atan2(y, x);
    const azimuth = Math.cos(side - stage.aim.azimuth) < 0 ? side + Math.PI : side;
    this.sight = null;
    stage.look({ ...aimAt('front', { ...this.#villa, top: this.view().top }, stage.aim, stage.frame), azimuth }, mayMove());
  }

  /** How wide everything lies. */
  get #spread(): number {
    const far = this.showing.places.map((place) => (place ? Math.hypot(place[0], place[1]) : 0));
    return Math.min(MOST_SPREAD, Math.max(2 * CATALOGUE.base.radius, 2 * Math.max(...far) + 40));
  }

  /** A picture was drawn. */
  seen(): void {
    const { stage, moving } = this.showing;
    if (!stage) return;
    if (Math.abs(stage.azimuth - this.azimuth) > 0.01) this.azimuth = stage.azimuth;
    const now = [...stage.camera.position.toArray(), stage.camera.aspect];
    if (moving || now.every((c, n) => c === this.#last[n])) return;
    this.#last = now;
    this.#seen += 1;
  }

  /** Where the middle of a piece is seen, in pixels of the picture. */
  at(piece: number): readonly [number, number] | null {
    void this.#seen;
    const place = this.showing.places[piece];
    return place && this.showing.stage ? this.showing.stage.seen(place[0], place[1], place[2]) : null;
  }
}
