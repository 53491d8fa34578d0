/** The keys that work anywhere on the page of a table. */

import type { MisclickGuard } from './misclickGuard.svelte';
import type { CatchUp } from './catchUp.svelte';
import type { MoveInput } from './moveInput.svelte';

interface PageKeysInput {
  moveInput: Pick<MoveInput, 'skipWait' | 'requestMoreTime' | 'pending'>;
  catchUp: Pick<CatchUp, 'isBehind' | 'showPresent'>;
  misclickGuard: Pick<MisclickGuard, 'start' | 'onKeyDown'>;
  undo: () => void;
  /** Do bots wait for the reader to go on? */
  maySkipWait: () => boolean;
}

const isInside = (event: Event, selector: string): boolean => (event.target as Element).closest(selector) !== null;

export class PageKeys {
  /** Has the reader used the keys last, and not a pointer? */
  isKeyboardUsed = false;

  constructor(private readonly page: PageKeysInput) {}

  /** A pointer is used. */
  onPointerDown = (): void => {
    this.isKeyboardUsed = false;
  };

  /** Whoever does something while moves are still being shown wants to see the present. */
  finishCatchUp(event: Event): void {
    const { catchUp, misclickGuard } = this.page;
    if (!catchUp.isBehind) return;
    catchUp.showPresent();
    misclickGuard.start();
    if (!isInside(event, 'button, a, input, dialog')) event.stopImmediatePropagation();
  }

  /** A key, before anything else on the page hears of it. */
  onKeyDownCapture = (event: KeyboardEvent): void => {
    const { moveInput, misclickGuard, maySkipWait } = this.page;
    misclickGuard.onKeyDown(event);
    this.finishCatchUp(event);
    if (event.key !== ' ' || !maySkipWait() || isInside(event, 'input, textarea, select, dialog, button, a')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    moveInput.skipWait();
  };

  onKeyDown = (event: KeyboardEvent): void => {
    const { moveInput, undo } = this.page;
    this.isKeyboardUsed = true;
    if (event.altKey && event.code === 'KeyT') {
      event.preventDefault();
      moveInput.requestMoreTime();
    }
    if (isInside(event, 'input, textarea, select, dialog')) return;
    if (event.key === 'Escape' && moveInput.pending !== null) moveInput.pending = null;
    if (event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) undo();
  };
}
