/** The camera: named views, levels, glass floors, and the positions of pieces on the screen. */

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

/** Milliseconds after the reader has moved the camera during which it does not move by itself. */
const READER_CONTROL_MS = 5000;
/** Maximum part of the picture that may be covered by buttons. */
const MOST_COVERED = 0.45;
const RADIANS_PER_PIXEL = 0.006;
/** A falling villa needs more space than a standing one, by this factor. */
const FALL_SPACE_FACTOR = 1.5;

export class Eye {
  sight = $state<Sight | null>('front');
  glass = $state(false);
  azimuth = $state(0);
  /** Increases when pieces are at other positions on the screen. */
  #version = $state(0);
  #movedByReaderAt = -Infinity;
  #carrying = false;
  #covered = 0;
  #last: readonly number[] = [];
  /** Aims at the fall again. Null after the reader has moved the camera. */
  #aimAtFall: (() => void) | null = null;

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
  /** True if the villa has collapsed. Side views then show the wreck. */
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

  /** Buttons cover this number of pixels at the bottom, so the villa is drawn above them. */
  cover(pixels: number): void {
    this.#covered = pixels;
    const { stage } = this.showing;
    if (!stage) return;
    stage.cover(Math.min(MOST_COVERED, pixels / (stage.host.clientHeight || 1)));
    if (typeof this.sight === 'string') this.see(this.sight);
    else this.#aimAtFall?.();
  }

  see(sight: Sight, gliding = isMotionAllowed()): void {
    const { stage } = this.showing;
    this.sight = sight;
    this.#aimAtFall = null;
    const aim = stage && aimAt(sight, this.#villa, stage.aim, stage.frame);
    if (aim)
      stage.look(this.#fallen && typeof sight === 'string' && sight !== 'above' ? this.#over(aim) : aim, gliding);
    if (this.glass) this.#glaze();
  }

  /** Makes the floors glass, from the selected level upwards. */
  turnGlass(): void {
    this.glass = !this.glass;
    this.#glaze();
  }
  #glaze(): void {
    this.showing.glass(this.glass ? (typeof this.sight === 'number' ? this.sight : 0) : null);
  }

  orbit(dx: number, dy: number): void {
    this.#look((aim) => turned(aim, -dx * RADIANS_PER_PIXEL, dy * RADIANS_PER_PIXEL));
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
    this.#movedByReaderAt = performance.now();
    this.#aimAtFall = null;
    this.sight = null;
    stage.look(change(stage.aim));
  }

  /** Moves the camera so that a carried piece is visible, unless the reader has just moved it. */
  frame(carrying: boolean): void {
    const changed = carrying !== this.#carrying;
    this.#carrying = carrying;
    if (changed && performance.now() - this.#movedByReaderAt > READER_CONTROL_MS)
      this.see(typeof this.sight === 'string' ? this.sight : 'front');
  }

  #over(from: Aim): Aim {
    const { stage, places } = this.showing;
    return aimOver(wreckOf(places.filter((place) => place !== null)), from, stage!.frame);
  }

  /** After the fall has ended: moves closer to the wreck, unless the reader has just moved the camera. */
  wreck(): void {
    const { stage } = this.showing;
    if (!stage || performance.now() - this.#movedByReaderAt <= READER_CONTROL_MS) return;
    this.#aimAtFall = () => this.wreck();
    stage.look(this.#over(stage.aim), isMotionAllowed());
  }

  /** Shows a fall in this direction from the side. */
  beside([x, y]: readonly [number, number]): void {
    const { stage } = this.showing;
    if (!stage) return;
    this.#aimAtFall = () => this.beside([x, y]);
    const side = Math.atan2(y, x);
    const azimuth = Math.cos(side - stage.aim.azimuth) < 0 ? side + Math.PI : side;
    this.sight = null;
    stage.look(
      {
        ...aimAt('front', { ...this.#villa, wide: FALL_SPACE_FACTOR * this.#villa.wide }, stage.aim, stage.frame),
        azimuth,
      },
      isMotionAllowed(),
    );
  }

  /** Called after each drawn frame. */
  seen(): void {
    const { stage, moving } = this.showing;
    if (!stage) return;
    if (Math.abs(stage.azimuth - this.azimuth) > 0.01) this.azimuth = stage.azimuth;
    const now = [...stage.camera.position.toArray(), stage.camera.aspect];
    if (moving || now.every((c, n) => c === this.#last[n])) return;
    this.#last = now;
    this.#version += 1;
  }

  /** The position of a piece's middle in pixels of the picture. */
  at(piece: number): readonly [number, number] | null {
    void this.#version;
    const place = this.showing.places[piece];
    return place && this.showing.stage ? this.showing.stage.seen(place[0], place[1], place[2]) : null;
  }
}
