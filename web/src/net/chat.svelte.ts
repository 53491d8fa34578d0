/** What people at a table say to each other, as far as it was heard here. */

import { Listeners } from './listeners';
import type { ChatHistory, ChatReported, ChatMessage, PhraseSent } from '../protocol/messages';

/** So many words are shown. */
const MAX_MESSAGES = 60;

export class Chat {
  /** Phrases, each as it is said. */
  readonly phrases = new Listeners<PhraseSent>();
  /** Words, each as it is said; */
  readonly messages = new Listeners<ChatMessage>();
  /** and those that were said last. */
  history = $state.raw<readonly ChatMessage[]>([]);
  /** The numbers of what we have reported. */
  reported = $state.raw<readonly number[]>([]);

  onMessage(message: PhraseSent | ChatMessage | ChatHistory | ChatReported): void {
    if (message.t === 'spoken') this.phrases.notify(message);
    else if (message.t === 'earlier') this.history = message.said;
    else if (message.t === 'reported') this.reported = [...this.reported, message.number];
    else {
      this.history = [...this.history, message].slice(-MAX_MESSAGES);
      this.messages.notify(message);
    }
  }
}
