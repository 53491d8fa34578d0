/** Finds players and observers that have arrived. Each is announced once, with a name if possible. */

import type { SeatInfo } from '../protocol/messages';

/** How long a new player has to enter a name before being announced without one. */
export const NAME_TIMEOUT_MS = 20_000;

export class Arrivals {
  #announced = new Set<number>();
  #isFirstCall = true;
  #firstSeen = new Map<number, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The seats to announce now. */
  newArrivals(seats: readonly SeatInfo[]): number[] {
    const present = seats.flatMap((seat, number) => (seat.kind === 'person' && seat.here ? [number] : []));
    if (this.#isFirstCall) {
      this.#isFirstCall = false;
      this.#announced = new Set(present);
    }
    const arrived = present.filter(
      (number) => !this.#announced.has(number) && !seats[number]!.mine && this.#isReadyToAnnounce(seats, number),
    );
    arrived.forEach((number) => this.#announced.add(number));
    return arrived;
  }

  #isReadyToAnnounce(seats: readonly SeatInfo[], number: number): boolean {
    if (!this.#firstSeen.has(number)) this.#firstSeen.set(number, this.now());
    return seats[number]!.name !== '' || this.now() - this.#firstSeen.get(number)! >= NAME_TIMEOUT_MS;
  }
}

/** Finds seats that have got an observer since the table was loaded. */
export class ObserverWatch {
  #observed: Set<number> | null = null;

  newlyObserved(seats: readonly SeatInfo[]): number[] {
    const observed = seats.flatMap((seat, number) => (seat.observers ? [number] : []));
    const fresh = this.#observed
      ? observed.filter((number) => !this.#observed!.has(number) && !seats[number]!.mine)
      : [];
    this.#observed = new Set(observed);
    return fresh;
  }
}
