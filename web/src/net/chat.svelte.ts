/** What people at a table say to each other, as far as it was heard here. */

import { Ears } from './listeners';
import type { Earlier, Reported, WordsSaid, Spoken } from '../protocol/messages';

/** So many words are shown. */
const REMEMBERED = 60;

export class Talking {
  /** Phrases, each as it is said. */
  readonly spoken = new Ears<Spoken>();
  /** Words, each as it is said; */
  readonly words = new Ears<WordsSaid>();
  /** and those that were said last. */
  said = $state.raw<readonly WordsSaid[]>([]);
  /** The numbers of what we have reported. */
  reported = $state.raw<readonly number[]>([]);

  hear(message: Spoken | WordsSaid | Earlier | Reported): void {
    if (message.t === 'spoken') this.spoken.tell(message);
    else if (message.t === 'earlier') this.said = message.said;
    else if (message.t === 'reported') this.reported = [...this.reported, message.number];
    else {
      this.said = [...this.said, message].slice(-REMEMBERED);
      this.words.tell(message);
    }
  }
}
