/** The chat of a table, as far as this client has received it. */

import { Listeners } from './listeners';
import type { ChatHistory, ChatReported, ChatMessage, PhraseSent } from '../protocol/messages';

/** Maximum number of messages kept. */
const MAX_MESSAGES = 60;

export class Chat {
  /** Notifies for each phrase. */
  readonly phrases = new Listeners<PhraseSent>();
  /** Notifies for each message. */
  readonly messages = new Listeners<ChatMessage>();
  /** The latest messages. */
  history = $state.raw<readonly ChatMessage[]>([]);
  /** Numbers of the messages that this player has reported. */
  reported = $state.raw<readonly number[]>([]);

  onMessage(message: PhraseSent | ChatMessage | ChatHistory | ChatReported): void {
    if (message.t === 'phrase_sent') this.phrases.notify(message);
    else if (message.t === 'chat_history') this.history = message.messages;
    else if (message.t === 'chat_reported') this.reported = [...this.reported, message.number];
    else {
      this.history = [...this.history, message].slice(-MAX_MESSAGES);
      this.messages.notify(message);
    }
  }
}
