/** The hand over the table: what it holds, what choosing a place means with it, and what waits to be confirmed. */

import type { By, SelectionRules } from '../../../board/input/selection.svelte';
import type { Colour } from '../places';
import type { Fit } from '../../../board/input/actionsByPlace';
import { isPlan } from '../../../board/input/actionPlan';
import { needsConfirm } from '../../../device/confirmMoves.svelte';
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
  /** The place that is looked at, in whichever part of the table. */
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
  /** Are the best rounds shown? */
  advised = $state(false);

  constructor(
    private readonly table: () => Table,
    /** What is in hand was turned: what was chosen means something else. */
    private readonly onturn: () => void,
  ) {}

  get asked(): Asked {
    return this.table().asked;
  }
  /** The tile that one looks at without holding any. */
  readonly #eyed: string | null = $derived.by(() => {
    const { asked, looked } = this.table();
    return this.hand.cell === null && looked !== null && isOption(asked, `pawn ${looked}`) ? looked : null;
  });
  /** What is in hand, or would be if one chose the tile that one looks at. */
  readonly considered: Hand = $derived(this.#eyed === null ? this.hand : { ...this.hand, cell: this.#eyed });
  /** How each place suits that, once somebody asked. */
  readonly #fits: Map<string, Fit> = $derived.by(() => {
    void [this.table().mayAct, this.asked, this.considered];
    return new Map();
  });
  /** The tile in hand as it lies now. */
  get tile(): { colour: Colour; houses: number; open: string } | null {
    const open = openNow(this.asked, this.considered);
    const { cell } = possible(this.asked, this.considered.cell);
    const tile = cell === null ? null : this.asked.view.grid[cell]?.tile;
    return open !== null && tile ? { colour: tile.colour, houses: tile.houses, open } : null;
  }
  /** What the pawn in hand could do, or the one that stands already. */
  get possible(): Possible {
    return possible(this.asked, this.considered.cell);
  }

  /** A new question: the hand is empty, unless a round is under way. */
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
  /** The same for what is held: looking about changes nothing of that. */
  fitHeld = (place: string): Fit => (this.table().mayAct ? fitAt(this.asked, this.hand, place) : 'no');

  /** What the parts of the table let one choose, each at its own places. */
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

  /** Where the scooter stands: arrow keys lead on from there. */
  get #scooter(): string | null {
    const { round } = this.hand;
    return round && `${this.asked.seat}/${round.path.at(-1) ?? round.start}`;
  }

  /** Choose a place at which nothing is said yet; true if that is all. */
  grasp(place: string, by: By): boolean {
    const hand = grasped(this.asked, this.hand, place);
    if (!hand) return false;
    this.#hold(hand, by);
    return true;
  }

  /** A pointer is drawn along the road. */
  trace(place: string): boolean {
    const where = cellOfDistrict(this.asked, place);
    const hand = where === null ? null : traced(this.asked, this.hand, where);
    if (hand) this.#hold(hand, 'mouse');
    return hand !== null;
  }

  /** An arrow key at the end of the road: the place to which it leads, or null if it leads nowhere. */
  steer(key: string, from: string): string | null {
    const [dx, dy] = STEPS[key] ?? [0, 0];
    const { round } = this.hand;
    const where = cellOfDistrict(this.asked, from);
    if (!round || where !== (round.path.at(-1) ?? round.start) || (!dx && !dy)) return null;
    const [x, y] = where.split(',').map(Number);
    const next = `${this.asked.seat}/${x! + dx},${y! + dy}`;
    return this.trace(next) ? next : null;
  }

  /** Chosen elsewhere, as by a hint: hold what it needs. */
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

  /** So many pizzas on the counter of the shop. */
  get counted(): number | null {
    return this.table().mayAct ? onCounter(this.asked, this.hand) : null;
  }
  /** One pizza more or less on the counter; false where that cannot be. */
  count(by: number): boolean {
    const pizzas = (this.counted ?? 0) + by;
    const { gets } = workAt(this.possible, 'shop') ?? { gets: [] };
    if (this.counted === null || pizzas < 1 || pizzas > gets.length) return false;
    this.#hold({ ...this.hand, pizzas }, 'keys');
    return true;
  }

  /** Let go of what is held. */
  drop(): void {
    this.#hold({ ...EMPTY, round: underWay(this.asked) }, 'keys');
  }

  /** Show the best rounds; once they are shown, take the first of them in hand. */
  advise(): void {
    const round = this.advised ? bestRound(this.asked) : null;
    this.advised = true;
    if (round) this.#hold({ ...this.hand, round }, 'mouse');
  }

  /** A round waits for Confirm as soon as it leaves something; pizzas do once all of them lie somewhere. */
  #hold(hand: Hand, by: By): void {
    const { act, wait } = this.table();
    this.hand = hand;
    const all = stockPlan(this.asked, hand.shares);
    if (all !== null && !needsConfirm(by)) act(all);
    else if (deliveryOf(this.asked) || this.asked.view.step === 'stock') wait(all ?? roundPlan(this.asked, hand.round));
    else wait(null);
  }
}
