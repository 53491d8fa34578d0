/** What a hand says, no more often than it is heard and no more seldom than it counts as silent. */

const BEAT_MS = 1000 / 30;
/** A hand that says nothing for a quarter of a second gives up its force. */
const AGAIN_MS = 120;
/** One that rests says now and then that it is still there. */
const HERE_MS = 1500;

export type Goal = readonly [number, number, number];

/** Hundredths of a millimetre. */
export const moveTo = (goal: Goal): string => `m${goal.map((c) => Math.round(c * 100)).join(',')}`;

export class Packets {
  #said = '';
  #at = -Infinity;

  constructor(private readonly say: (packet: string) => void) {}

  /** Another gesture: it says at once that it is there. */
  begin(): void {
    this.#at = -Infinity;
  }

  /** Called all the time: where the hand wants to be, or null while it rests. */
  beat(now: number, goal: Goal | null): void {
    const packet = goal ? moveTo(goal) : 'k';
    const pause = !goal ? HERE_MS : packet === this.#said ? AGAIN_MS : BEAT_MS;
    if (now - this.#at >= pause - 1) this.now(packet, now);
  }

  now(packet: string, at: number): void {
    this.#said = packet;
    this.#at = at;
    this.say(packet);
  }
}
