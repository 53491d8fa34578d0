/** Where the reader's eye is: named views, levels, glass floors, and where things are seen from there. */

import { isMotionAllowed } from '../../../board/motion/motion';
import { CATALOGUE } from '../catalogue';
import type { Looked } from '../hand/screen';
import {
  aimAt,
  aimOver,
  fullHeight,
  raised,
  turned,
  wreckOf,
  zoomed,
  type Aim,
  type Sight,
  type Villa,
} from '../scene/aim';
import type { Showing } from './pieceDisplay.svelte';
import type { View } from '../view';

/** Whoever has just turned the picture is not turned away. */
const OWN_MS = 5000;
/** So much of the picture may lie under buttons. */
const MOST_COVERED = 0.45;
const PER_PIXEL = 0.006;
/** What falls needs so much more room than what stands. */
const FALLING = 1.5;

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
  /** How a fall is looked at now; nothing once the reader has turned the picture. */
  #falls: (() => void) | null = null;

  constructor(
    private readonly showing: Showing,
    private readonly view: () => View,
  ) {}

  get #villa(): Villa {
    return {
      top: this.view().top,
      storey: CATALOGUE.storey,
      wide: 2 * CATALOGUE.base.radius,
      carrying: this.#carrying,
    };
  }
  /** Does the villa lie about? Then there is nothing to be seen from named sides but the wreck. */
  get #fallen(): boolean {
    return this.view().collapse !== null && !this.showing.moving;
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
    else this.#falls?.();
  }

  see(sight: Sight, gliding = isMotionAllowed()): void {
    const { stage } = this.showing;
    this.sight = sight;
    this.#falls = null;
    const aim = stage && aimAt(sight, this.#villa, stage.aim, stage.frame);
    if (aim)
      stage.look(this.#fallen && typeof sight === 'string' && sight !== 'above' ? this.#over(aim) : aim, gliding);
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
    if (looked)
      this.#look((aim) => raised(aim, (pixels * aim.distance) / (2 * looked.height), fullHeight(this.#villa)));
  }
  #look(change: (aim: Aim) => Aim): void {
    const { stage } = this.showing;
    if (!stage) return;
    this.#own = performance.now();
    this.#falls = null;
    this.sight = null;
    stage.look(change(stage.aim));
  }

  /** What is carried above the villa comes into the picture, unless the reader looks elsewhere. */
  frame(carrying: boolean): void {
    const changed = carrying !== this.#carrying;
    this.#carrying = carrying;
    if (changed && performance.now() - this.#own > OWN_MS)
      this.see(typeof this.sight === 'string' ? this.sight : 'front');
  }

  #over(from: Aim): Aim {
    const { stage, places } = this.showing;
    return aimOver(wreckOf(places.filter((place) => place !== null)), from, stage!.frame);
  }

  /** All that fell lies still: come near, unless the reader looks elsewhere. */
  wreck(): void {
    const { stage } = this.showing;
    if (!stage || performance.now() - this.#own <= OWN_MS) return;
    this.#falls = () => this.wreck();
    stage.look(this.#over(stage.aim), isMotionAllowed());
  }

  /** What falls this way is seen from the side. */
  beside([x, y]: readonly [number, number]): void {
    const { stage } = this.showing;
    if (!stage) return;
    this.#falls = () => this.beside([x, y]);
    const side = Math.atan2(y, x);
    const azimuth = Math.cos(side - stage.aim.azimuth) < 0 ? side + Math.PI : side;
    this.sight = null;
    stage.look(
      { ...aimAt('front', { ...this.#villa, wide: FALLING * this.#villa.wide }, stage.aim, stage.frame), azimuth },
      isMotionAllowed(),
    );
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
