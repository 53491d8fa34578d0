/** The seat whose district is shown beside the player's own. */

class Comparing {
  seat = $state<number | null>(null);

  toggle(seat: number): void {
    this.seat = this.seat === seat ? null : seat;
  }
}

export const comparing = new Comparing();
