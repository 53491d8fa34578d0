/** The player's current decision: the selection, the actions that places mean with it, and the action that awaits Confirm. */

import type { By, SelectionRules } from '../../../board/input/selection.svelte';
import type { Colour } from '../places';
import type { Fit } from '../../../board/input/actionsByPlace';
import { isPlan } from '../../../board/input/actionPlan';
import { needsConfirm } from '../../../device/settings/confirmMoves.svelte';
import { type Asked, cellOfDistrict, deliveryOf, isOption } from './request';
import { onCounter } from './chips';
import { EMPTY, fitAt, grasped, isOpen, meantAt, openNow, suited, traced, type Hand } from './actionAt';
import { possible, workAt, type Possible } from './possibleActions';
import { bestRound, roundPlan, underWay } from './round';
import { stockPlan } from './stock';
import { turnsUntil } from './rotation';

interface Table {
  asked: Asked;
  mayAct: boolean;
  /** The place under the cursor, in any part of the table. */
  looked: string | null;
  act: (meant: string) => void;
  why: (meant: string) => void;
  wait: (meant: string | null) => void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export class Deciding {
  hand = $state.raw<Hand>(EMPTY);
  /** True while the best rounds are shown. */
  advised = $state(false);

  constructor(
    private readonly table: () => Table,
    /** Called after the piece in hand was turned, because the pending action may have changed. */
    private readonly onturn: () => void,
  ) {}

  get asked(): Asked {
    return this.table().asked;
  }
  /** The tile under the cursor while no tile is in hand. */
  readonly #hoveredCell: string | null = $derived.by(() => {
    const { asked, looked } = this.table();
    return this.hand.cell === null && looked !== null && isOption(asked, `pawn ${looked}`) ? looked : null;
  });
  /** The selection, or the one that choosing the tile under the cursor would give. */
  readonly considered: Hand = $derived(
    this.#hoveredCell === null ? this.hand : { ...this.hand, cell: this.#hoveredCell },
  );
  /** Cache: how each place fits `considered`. */
  readonly #fits: Map<string, Fit> = $derived.by(() => {
    void [this.table().mayAct, this.asked, this.considered];
    return new Map();
  });
  /** The tile in hand, in its current orientation. */
  get tile(): { colour: Colour; houses: number; open: string } | null {
    const open = openNow(this.asked, this.considered);
    const { cell } = possible(this.asked, this.considered.cell);
    const tile = cell === null ? null : this.asked.view.grid[cell]?.tile;
    return open !== null && tile ? { colour: tile.colour, houses: tile.houses, open } : null;
  }
  /** The actions of the pawn in hand, or of the pawn that is already placed. */
  get possible(): Possible {
    return possible(this.asked, this.considered.cell);
  }

  /** On a new question: clears the selection, except for a round that is under way. */
  freshen(): void {
    this.hand = { ...EMPTY, round: underWay(this.asked) };
    this.advised = false;
  }

  meant = (place: string): string | null => meantAt(this.asked, this.hand, place);
  fit = (place: string): Fit => {
    const known = this.#fits.get(place);
    if (known) return known;
    const fit = this.table().mayAct ? fitAt(this.asked, this.considered, place) : 'no';
    this.#fits.set(place, fit);
    return fit;
  };
  /** How a place fits the selection, independent of the cursor. */
  fitHeld = (place: string): Fit => (this.table().mayAct ? fitAt(this.asked, this.hand, place) : 'no');

  /** The selection rules for a part of the table with its own places. */
  choice(rows: readonly (readonly string[])[]): SelectionRules {
    const { mayAct, act, why, wait } = this.table();
    const isWorth = (place: string) => place === this.#scooter || this.fit(place) !== 'no';
    return {
      rows,
      get jumpTargets() {
        return rows.flat().filter(isWorth);
      },
      mayAct,
      actionAt: this.meant,
      isOffered: (meant) => isOpen(this.asked, this.hand, meant),
      fit: this.fit,
      changeToFit: (place) => (this.hand = suited(this.asked, this.hand, place)),
      selectInstead: (place, by) => this.grasp(place, by),
      act,
      checkAction: why,
      setPending: wait,
    };
  }

  /** The place of the scooter, from which arrow keys continue the round. */
  get #scooter(): string | null {
    const { round } = this.hand;
    return round && `${this.asked.seat}/${round.path.at(-1) ?? round.start}`;
  }

  /** Changes the selection if choosing the place only selects. Returns true if it did. */
  grasp(place: string, by: By): boolean {
    const hand = grasped(this.asked, this.hand, place);
    if (!hand) return false;
    this.#select(hand, by);
    return true;
  }

  /** Extends the round while the pointer is dragged along the road. Returns true if it did. */
  trace(place: string): boolean {
    const where = cellOfDistrict(this.asked, place);
    const hand = where === null ? null : traced(this.asked, this.hand, where);
    if (hand) this.#select(hand, 'mouse');
    return hand !== null;
  }

  /** Extends the round by an arrow key from the end of the road. Returns the new place, or null if there is no road. */
  steer(key: string, from: string): string | null {
    const [dx, dy] = STEPS[key] ?? [0, 0];
    const { round } = this.hand;
    const where = cellOfDistrict(this.asked, from);
    if (!round || where !== (round.path.at(-1) ?? round.start) || (!dx && !dy)) return null;
    const [x, y] = where.split(',').map(Number);
    const next = `${this.asked.seat}/${x! + dx},${y! + dy}`;
    return this.trace(next) ? next : null;
  }

  /** An action was chosen elsewhere, for example by a hint: selects what it needs. */
  take(meant: string): void {
    const [verb, where = '', open = ''] = meant.split(' ');
    if (verb === 'pawn' && !isPlan(meant) && this.hand.cell !== where) this.hand = { ...EMPTY, cell: where };
    if (verb !== 'lay') return;
    const tile = this.asked.view.grid[this.possible.cell ?? '']?.tile;
    if (tile) this.hand = { ...this.hand, turns: turnsUntil(tile.shape, 0, [open]) };
  }

  turn(by: number): void {
    this.hand = { ...this.hand, turns: this.hand.turns + by };
    this.onturn();
  }

  /** Number of pizzas on the counter of the shop. */
  get counted(): number | null {
    return this.table().mayAct ? onCounter(this.asked, this.hand) : null;
  }
  /** Adds pizzas on the counter or removes them. Returns false if that is impossible. */
  count(by: number): boolean {
    const pizzas = (this.counted ?? 0) + by;
    const { gets } = workAt(this.possible, 'shop') ?? { gets: [] };
    if (this.counted === null || pizzas < 1 || pizzas > gets.length) return false;
    this.#select({ ...this.hand, pizzas }, 'keys');
    return true;
  }

  /** Clears the selection. */
  drop(): void {
    this.#select({ ...EMPTY, round: underWay(this.asked) }, 'keys');
  }

  /** Shows the best rounds. If they are already shown, selects the first of them. */
  advise(): void {
    const round = this.advised ? bestRound(this.asked) : null;
    this.advised = true;
    if (round) this.#select({ ...this.hand, round }, 'mouse');
  }

  /** A round waits for Confirm as soon as it leaves a pizza, new pizzas once all of them are placed. */
  #select(hand: Hand, by: By): void {
    const { act, wait } = this.table();
    this.hand = hand;
    const all = stockPlan(this.asked, hand.shares);
    if (all !== null && !needsConfirm(by)) act(all);
    else if (deliveryOf(this.asked) || this.asked.view.step === 'stock') wait(all ?? roundPlan(this.asked, hand.round));
    else wait(null);
  }
}
