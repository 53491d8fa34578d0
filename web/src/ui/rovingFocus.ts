/** Many buttons, one stop of the Tab key: arrows, Home and End lead from one to the next. */

const VERTICAL_STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
const HORIZONTAL_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Where a key leads from the button `at` among `count`; null if it leads nowhere. */
export function focusTarget(event: KeyboardEvent, index: number, count: number, horizontal = false): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || !count) return null;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  const step = VERTICAL_STEPS[event.key] ?? (horizontal ? HORIZONTAL_STEPS[event.key] : undefined);
  return step === undefined ? null : Math.max(0, Math.min(count - 1, index + step));
}
