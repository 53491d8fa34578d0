/** Roving focus: many buttons are one stop of the Tab key. Arrows, Home and End move between them. */

const VERTICAL_STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
const HORIZONTAL_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The index of the button to focus, or null if the key does not move the focus. */
export function focusTarget(event: KeyboardEvent, index: number, count: number, horizontal = false): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || !count) return null;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  const step = VERTICAL_STEPS[event.key] ?? (horizontal ? HORIZONTAL_STEPS[event.key] : undefined);
  return step === undefined ? null : Math.max(0, Math.min(count - 1, index + step));
}
