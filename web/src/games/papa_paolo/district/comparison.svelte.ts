/** Whose district lies beside one's own, to compare. */

class Comparing {
  seat = $state<number | null>(null);

  toggle(seat: number): void {
    this.seat = this.seat === seat ? null : seat;
  }
}

export const comparing = new Comparing();
