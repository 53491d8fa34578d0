/** The keys that work anywhere on the page of a table. */

import type { Settling } from './misclickGuard.svelte';
import type { Catching } from './catchUp.svelte';
import type { Doing } from './moveInput.svelte';

interface Page {
  doing: Pick<Doing, 'goOn' | 'more' | 'pending'>;
  catching: Pick<Catching, 'behind' | 'end'>;
  settling: Pick<Settling, 'ask' | 'key'>;
  undo: () => void;
  /** Do bots wait for the reader to go on? */
  mayGoOn: () => boolean;
}

const isIn = (event: Event, selector: string): boolean => (event.target as Element).closest(selector) !== null;

export class PageKeys {
  /** Has the reader used the keys last, and not a pointer? */
  inUse = false;

  constructor(private readonly page: Page) {}

  /** A pointer is used. */
  leave = (): void => {
    this.inUse = false;
  };

  /** Whoever does something while moves are still being shown wants to see the present. */
  hurry(event: Event): void {
    const { catching, settling } = this.page;
    if (!catching.behind) return;
    catching.end();
    settling.ask();
    if (!isIn(event, 'button, a, input, dialog')) event.stopImmediatePropagation();
  }

  /** A key, before anything else on the page hears of it. */
  first = (event: KeyboardEvent): void => {
    const { doing, settling, mayGoOn } = this.page;
    settling.key(event);
    this.hurry(event);
    if (event.key !== ' ' || !mayGoOn() || isIn(event, 'input, textarea, select, dialog, button, a')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    doing.goOn();
  };

  press = (event: KeyboardEvent): void => {
    const { doing, undo } = this.page;
    this.inUse = true;
    if (event.altKey && event.code === 'KeyT') {
      event.preventDefault();
      doing.more();
    }
    if (isIn(event, 'input, textarea, select, dialog')) return;
    if (event.key === 'Escape' && doing.pending !== null) doing.pending = null;
    if (event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) undo();
  };
}
