/** Sends the packets of a hand: not more often than the server reads them, and often enough not to count as silent. */

const MIN_INTERVAL_MS = 1000 / 30;
/** Interval of repeated packets: a hand that is silent for a quarter of a second loses its force. */
const REPEAT_MS = 120;
/** Interval of packets while the hand rests. */
const REST_INTERVAL_MS = 1500;

export type Goal = readonly [number, number, number];

/** The packet has hundredths of a millimetre. */
export const moveTo = (goal: Goal): string => `m${goal.map((c) => Math.round(c * 100)).join(',')}`;

export class Packets {
  #lastPacket = '';
  #at = -Infinity;

  constructor(private readonly say: (packet: string) => void) {}

  /** Another gesture has begun: the next packet is sent at once. */
  begin(): void {
    this.#at = -Infinity;
  }

  /** Called continuously with the target of the hand, or null while it rests. */
  beat(now: number, goal: Goal | null): void {
    const packet = goal ? moveTo(goal) : 'k';
    const pause = !goal ? REST_INTERVAL_MS : packet === this.#lastPacket ? REPEAT_MS : MIN_INTERVAL_MS;
    if (now - this.#at >= pause - 1) this.now(packet, now);
  }

  now(packet: string, at: number): void {
    this.#lastPacket = packet;
    this.#at = at;
    this.say(packet);
  }
}
