/** The line of hands: what they say is numbered, so that what is felt or refused is known by the packet that it answers. */

import { Listeners } from './listeners';
import type { GestureFeedback, GesturePacket, Problem } from '../protocol/messages';

export class GestureChannel {
  /** What moves while a hand is at it, as the game writes it. */
  readonly frames = new Listeners<ArrayBuffer>();
  /** What the hand of a seat feels. */
  readonly feedback = new Listeners<GestureFeedback>();
  /** Numbers of packets that no hand may say. */
  readonly refusedPackets = new Listeners<number>();
  #lastNumber = 0;

  constructor(private readonly send: (message: Omit<GesturePacket, 'seq'>) => void) {}

  /** What a hand does now; comes back with the number of the packet. */
  sendPacket(seat: number, packet: string): number {
    this.#lastNumber += 1;
    this.send({ t: 'hand', seat, packet, n: this.#lastNumber });
    return this.#lastNumber;
  }

  /** Is this about a packet of a hand? Then whoever moves it hears which. */
  handleRefusal({ packet }: Problem): boolean {
    if (packet === undefined) return false;
    this.refusedPackets.notify(packet);
    return true;
  }
}
