/** What the player is looking at and holds in hand, and what choosing a place means.
 *
 * A mouse looks by hovering and acts by clicking; keys look with the cursor and act with Enter.
 * A finger only looks: what it touches waits for Confirm, and touching a cell again turns the house.
 */

import { CELLS, CELL_ROWS, FIELDS, FIELD_ROWS, fieldsOf, type Face } from './geometry';
import { faceOf, fit, jumps, nextFace, wish, type Fit, type Offers } from './offers';
import { startCell } from './figures';
import type { View } from './view';

export type By = 'mouse' | 'touch' | 'keys';

export interface Table {
  view: View;
  offers: Offers;
  /** The seat of the reader, or negative for one who only watches. */
  seat: number;
  mayAct: boolean;
  act: (action: string) => void;
  why: (action: string) => void;
  wait: (action: string | null) => void;
}

export class Choosing {
  face = $state<Face>({ size: 2, rotation: 0, mirrored: false });
  looking = $state<string | null>(null);
  cursor = $state('');
  by = $state<By>('mouse');

  constructor(private readonly table: () => Table) {}

  get onCells(): boolean {
    const { task } = this.table().offers;
    return task === 'start' || task === 'house';
  }
  get rows(): readonly string[][] {
    return this.onCells ? CELL_ROWS : FIELD_ROWS;
  }
  get places(): readonly string[] {
    return this.onCells ? CELLS : FIELDS;
  }
  get action(): string | null {
    return this.looking === null ? null : wish(this.table().offers.task, this.looking, this.face);
  }
  /** The place that the Tab key leads to. */
  get entry(): string {
    if (this.places.includes(this.cursor)) return this.cursor;
    return this.jumps[0] ?? this.places[Math.floor(this.places.length / 2)]!;
  }
  get jumps(): string[] {
    return jumps(this.table().offers, this.places, this.face);
  }
  fit(place: string): Fit {
    return fit(this.table().offers, place, this.face);
  }

  /** The sizes of house that fit somewhere. */
  get sizes(): number[] {
    const actions = [...this.table().offers.byAction.keys()];
    return [...new Set(actions.flatMap((action) => faceOf(action)?.size ?? []))];
  }

  /** A new position: hold a card that fits somewhere. */
  freshen(): void {
    const { wait } = this.table();
    wait(null);
    if (this.by === 'touch') this.looking = null;
    if (this.looking && !this.places.includes(this.looking)) this.looking = null;
    if (this.sizes.length && !this.sizes.includes(this.face.size)) this.hold({ size: this.sizes.at(-1)! });
  }

  hold(change: Partial<Face>): void {
    if (change.size && !this.table().view.supply[change.size - 1]) return;
    this.face = { ...this.face, ...change };
    if (this.face.size === 3) this.face.mirrored = false;
    if (this.by === 'touch') this.waitForConfirm();
  }
  turn(by: number): void {
    this.hold({ rotation: (this.face.rotation + by + 4) % 4 });
  }
  mirror(): void {
    this.hold({ mirrored: !this.face.mirrored });
  }

  look(place: string | null, by: By): void {
    this.looking = place;
    this.by = by;
    if (place !== null) this.cursor = place;
  }

  choose(place: string, by: By): void {
    const again = this.looking === place && this.by === 'touch';
    this.look(place, by);
    if (!this.table().mayAct) return;
    if (by === 'touch') this.touch(place, again);
    else this.carryOut(this.meant(place));
  }

  /** Leave the figure where it is. */
  rest(by: By): void {
    const { offers, act, wait } = this.table();
    if (!offers.rest) return;
    if (by !== 'touch') {
      act(offers.rest);
      return;
    }
    this.look(null, by);
    wait(offers.rest);
  }

  /** Choosing the own gangster while the policeman may move means: go on with the gangster. */
  private meant(place: string): string | null {
    const { offers } = this.table();
    const action = wish(offers.task, place, this.face);
    const goesOn = offers.task === 'police' && offers.rest && !this.isOffered(action) && this.hasOwnGangster(place);
    return goesOn ? offers.rest : action;
  }

  private hasOwnGangster(place: string): boolean {
    const { view, seat } = this.table();
    const gangster = view.players[seat]?.gangster;
    if (gangster !== 'start') return gangster === place;
    return fieldsOf(startCell(view)!).includes(place);
  }

  private isOffered(action: string | null): action is string {
    const { offers } = this.table();
    return action !== null && (offers.byAction.has(action) || offers.rest === action);
  }

  private carryOut(action: string | null): void {
    const { act, why } = this.table();
    if (this.isOffered(action)) act(action);
    else if (action !== null) why(action);
  }

  private touch(place: string, again: boolean): void {
    const { offers, why } = this.table();
    if (offers.task === 'house' && (again || this.fit(place) === 'turned')) {
      const next = nextFace(offers, place, this.face);
      if (next) this.face = next;
    }
    const action = this.meant(place);
    if (!this.waitForConfirm() && action !== null) why(action);
  }

  private waitForConfirm(): boolean {
    const action = this.looking === null ? null : this.meant(this.looking);
    this.table().wait(this.isOffered(action) ? action : null);
    return this.isOffered(action);
  }
}
