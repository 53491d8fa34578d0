/** Sends packets of gestures and receives feedback. Packets are numbered, so that answers can be matched. */

import { Listeners } from './listeners';
import type { GestureFeedback, GesturePacket, Problem } from '../protocol/messages';

export class GestureChannel {
  /** Frames of the running simulation, in the game's own format. */
  readonly frames = new Listeners<ArrayBuffer>();
  /** Feedback to the gesture of a seat. */
  readonly feedback = new Listeners<GestureFeedback>();
  /** Numbers of refused packets. */
  readonly refusedPackets = new Listeners<number>();
  #lastNumber = 0;

  constructor(private readonly send: (message: Omit<GesturePacket, 'seq'>) => void) {}

  /** Sends a packet and returns its number. */
  sendPacket(seat: number, packet: string): number {
    this.#lastNumber += 1;
    this.send({ t: 'gesture', seat, packet, n: this.#lastNumber });
    return this.#lastNumber;
  }

  /** If the problem is about a packet, notifies the listeners and returns true. */
  handleRefusal({ packet }: Problem): boolean {
    if (packet === undefined) return false;
    this.refusedPackets.notify(packet);
    return true;
  }
}
