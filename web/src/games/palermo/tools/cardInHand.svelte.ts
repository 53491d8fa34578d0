/** The house card in hand: its size and orientation. */

import type { Face } from '../geometry';
import { faceOf, nextFace, type CityOffers } from '../offers';

export class Card {
  face = $state<Face>({ size: 2, rotation: 0, mirrored: false });

  constructor(
    private readonly table: () => { offers: CityOffers; supply: readonly number[] },
    /** Called after the card was turned or exchanged. */
    private readonly onchange: () => void,
  ) {}

  /** The house sizes that fit somewhere. */
  get sizes(): number[] {
    const actions = [...this.table().offers.byAction.keys()];
    return [...new Set(actions.flatMap((action) => faceOf(action)?.size ?? []))];
  }

  /** On a new position: hold a card that fits somewhere. */
  freshen(): void {
    if (this.sizes.length && !this.sizes.includes(this.face.size)) this.hold({ size: this.sizes.at(-1)! });
  }

  hold(change: Partial<Face>): void {
    if (change.size && !this.table().supply[change.size - 1]) return;
    this.face = { ...this.face, ...change };
    if (this.face.size === 3) this.face.mirrored = false;
    this.onchange();
  }
  turn(by: number): void {
    this.hold({ rotation: (this.face.rotation + by + 4) % 4 });
  }
  mirror(): void {
    this.hold({ mirrored: !this.face.mirrored });
  }

  /** Turns the card to the next orientation that fits on a cell. */
  suit(cell: string): void {
    this.face = nextFace(this.table().offers, cell, this.face) ?? this.face;
  }
}
