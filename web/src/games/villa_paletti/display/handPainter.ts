/** Draws the hands: the player's own at once, those of others as frames show them. It also decides which pillars glow. */

import { CATALOGUE } from '../catalogue';
import type { Gesture } from '../hand/gesture.svelte';
import { along, heldAt, numberOf } from '../hand/handTask';
import type { Offers } from '../offers';
import type { Glow } from '../scene/pieces';
import { signOf } from '../panels/handNotices';
import { STAINS } from '../scene/marks';
import type { Showing } from './pieceDisplay.svelte';
import type { View } from '../view';

const TABLE_INK = '#7a6a5c';
const [CALM, WARM, HOT] = [
  [94, 107, 46],
  [201, 138, 27],
  [181, 69, 44],
] as const;
/** Force in newtons at which the band is fully red. */
const MAX_STRAIN_NEWTONS = 1.2;

/** From olive through ochre to terracotta. */
export function strainInk(force: number): string {
  const part = Math.min(1, force / MAX_STRAIN_NEWTONS) * 2;
  const [from, to, rest] = part < 1 ? [CALM, WARM, part] : [WARM, HOT, part - 1];
  return `rgb(${from.map((c, n) => Math.round(c + (to[n]! - c) * rest)).join(', ')})`;
}

/** True for pillars that a player claims cannot be moved while the other players are asked to check the claim. */
const isDoubted = (view: View, name: string): boolean => {
  const { owner, level, locked } = view.pillars[name]!;
  const asked = view.phase === 'objections' ? owner === view.turn : view.phase === 'proofs' && owner < 0;
  return asked && !locked && level < view.top;
};

/** Distance of the lens from the edge, and its width, in pixels. */
export const LENS = { gap: 8, size: 132 } as const;

/** True if a finger is at or near the default position of the lens. */
export const isOver = ([x, y]: readonly [number, number]): boolean => x < 2 * LENS.size && y < 1.6 * LENS.size;

export class Painter {
  /** The position of the finger that moves the hand, and the number of pixels that are covered at the bottom. */
  finger: () => readonly [number, number] | null = () => null;
  covered: () => number = () => 0;

  constructor(
    private readonly showing: Showing,
    private readonly gesture: Gesture,
    private readonly view: () => View,
    private readonly seat: () => number,
  ) {}

  #sleeve(seat: number): string {
    const ink = this.view().players[seat]?.colours[0];
    return ink ? STAINS[ink] : TABLE_INK;
  }

  /** True if the point is in the left half of the picture, so that the hand comes from the left. */
  #mirrored(at: readonly [number, number, number]): boolean {
    const { stage } = this.showing;
    return stage !== null && stage.seen(...at)[0] < stage.seen(0, 0, at[2])[0];
  }

  /** Called before each frame. Returns true while the hand moves. */
  draw(): boolean {
    const { stage, hand, other, frozen } = this.showing;
    const { gesture } = this;
    if (!stage) return false;
    stage.hands.rest();
    const { job } = gesture;
    const mine = job !== null && gesture.mayMove;
    stage.hands.show(
      mine ? null : hand,
      other,
      this.#sleeve(hand?.house ? -1 : (hand?.seat ?? this.seat())),
      hand !== null && this.#mirrored(hand.at),
      signOf(hand, frozen),
    );
    if (mine) this.#reach(job.piece, job.tool);
    this.#magnify(mine && job.task === 'pull' ? job.piece : null);
    return mine && gesture.works;
  }

  /** Shows the pulled pillar in a lens, in a corner away from the finger. */
  #magnify(piece: number | null): void {
    const { stage } = this.showing;
    const place = piece === null ? null : this.showing.at(piece);
    const finger = this.finger();
    if (!stage) return;
    const top =
      finger && isOver(finger) ? stage.host.clientHeight - this.covered() - LENS.size - 2 * LENS.gap : LENS.gap;
    stage.lens =
      finger && place
        ? { at: along(place, heldAt(this.view(), CATALOGUE)), left: LENS.gap, top, size: LENS.size }
        : null;
  }

  #reach(piece: number, tool: 'fingers' | 'hook'): void {
    const { stage } = this.showing;
    const place = this.showing.at(piece);
    if (!stage || !place) return;
    const grip = along(place, heldAt(this.view(), CATALOGUE));
    const [x, y] = this.gesture.works || this.gesture.job?.task !== 'pull' ? this.gesture.goal : grip;
    const goal = [x, y, grip[2]] as const;
    const held = piece >= CATALOGUE.first_floor ? 'flat' : tool;
    stage.hands.reach(grip, goal, strainInk(this.gesture.force), Math.min(1, this.gesture.force / MAX_STRAIN_NEWTONS), {
      tool: held,
      sleeve: this.#sleeve(this.seat()),
      mirrored: this.#mirrored(grip),
    });
  }

  /** The glow of each piece. */
  glows({ offers, chosen, looked }: { offers: Offers | null; chosen: string | null; looked: string | null }): Glow[] {
    const view = this.view();
    const held = view.phase === 'over' ? null : view.project?.pillar || null;
    const pieces = [...CATALOGUE.pillars.map(({ name }) => name), ...CATALOGUE.floors.map(({ colour }) => colour)];
    const fell = view.collapse ? numberOf(CATALOGUE, view.collapse.piece) : -1;
    return pieces.map((name, n) => {
      if (n === fell) return 'fell';
      if (n >= CATALOGUE.first_floor) return 'none';
      if (name === held) return 'held';
      if (name === chosen) return 'chosen';
      if (name === looked) return 'looked';
      return offers?.pillars.has(name) || isDoubted(view, name) ? 'may' : 'none';
    });
  }
}
