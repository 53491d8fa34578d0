/** Keys that work everywhere on the table page. */

import type { MisclickGuard } from './misclickGuard.svelte';
import type { CatchUp } from './catchUp.svelte';
import type { MoveInput } from './moveInput.svelte';

interface PageKeysInput {
  moveInput: Pick<MoveInput, 'skipWait' | 'requestMoreTime' | 'pending'>;
  catchUp: Pick<CatchUp, 'isBehind' | 'showPresent'>;
  misclickGuard: Pick<MisclickGuard, 'start' | 'onKeyDown'>;
  undo: () => void;
  /** Whether bots wait for a possible undo. */
  maySkipWait: () => boolean;
}

const isInside = (event: Event, selector: string): boolean => (event.target as Element).closest(selector) !== null;

export class PageKeys {
  /** Whether the last input came from the keyboard. */
  isKeyboardUsed = false;

  constructor(private readonly page: PageKeysInput) {}

  onPointerDown = (): void => {
    this.isKeyboardUsed = false;
  };

  /** Any input while moves are still shown jumps to the present. */
  finishCatchUp(event: Event): void {
    const { catchUp, misclickGuard } = this.page;
    if (!catchUp.isBehind) return;
    catchUp.showPresent();
    misclickGuard.start();
    if (!isInside(event, 'button, a, input, dialog')) event.stopImmediatePropagation();
  }

  /** Handles keys in the capture phase. */
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
