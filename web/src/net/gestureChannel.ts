/** The line of hands: what they say is numbered, so that what is felt or refused is known by the packet that it answers. */

import { Ears } from './listeners';
import type { Felt, HandSays, Problem } from '../protocol/messages';

export class Hands {
  /** What moves while a hand is at it, as the game writes it. */
  readonly frames = new Ears<ArrayBuffer>();
  /** What the hand of a seat feels. */
  readonly felt = new Ears<Felt>();
  /** Numbers of packets that no hand may say. */
  readonly refused = new Ears<number>();
  #last = 0;

  constructor(private readonly send: (said: Omit<HandSays, 'seq'>) => void) {}

  /** What a hand does now; comes back with the number of the packet. */
  say(seat: number, packet: string): number {
    this.#last += 1;
    this.send({ t: 'hand', seat, packet, n: this.#last });
    return this.#last;
  }

  /** Is this about a packet of a hand? Then whoever moves it hears which. */
  isRefused({ packet }: Problem): boolean {
    if (packet === undefined) return false;
    this.refused.tell(packet);
    return true;
  }
}
