/** Who has sat down since we look: each is told once, by name if they give one. */

import type { SeatInfo } from '../protocol/messages';

/** So long somebody may think about their name. */
export const NAMING_MS = 20_000;

export class Arrivals {
  #known = new Set<number>();
  #first = true;
  #since = new Map<number, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The seats to tell about now. */
  among(seats: readonly SeatInfo[]): number[] {
    const here = seats.flatMap((seat, number) => (seat.kind === 'person' && seat.here ? [number] : []));
    if (this.#first) {
      this.#first = false;
      this.#known = new Set(here);
    }
    const told = here.filter(
      (number) => !this.#known.has(number) && !seats[number]!.mine && this.#isNamed(seats, number),
    );
    told.forEach((number) => this.#known.add(number));
    return told;
  }

  #isNamed(seats: readonly SeatInfo[], number: number): boolean {
    if (!this.#since.has(number)) this.#since.set(number, this.now());
    return seats[number]!.name !== '' || this.now() - this.#since.get(number)! >= NAMING_MS;
  }
}

/** Over whose shoulder somebody may look since we know the table: each is told once. */
export class Company {
  #known: Set<number> | null = null;

  among(seats: readonly SeatInfo[]): number[] {
    const watched = seats.flatMap((seat, number) => (seat.onlookers ? [number] : []));
    const fresh = this.#known ? watched.filter((number) => !this.#known!.has(number) && !seats[number]!.mine) : [];
    this.#known = new Set(watched);
    return fresh;
  }
}
