import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setTexts } from '../../../device/i18n.svelte';
import AnswerCountdown from './AnswerCountdown.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  setTexts('en', 'time-left = { $seconds } left\ntime-of-others = others: { $seconds }');
});
afterEach(() => void vi.useRealTimers());

const MINE = { seat: 1, seconds: 14.6, more: true };
const onmore = vi.fn();

/** The visible text, and the announced one. */
function shown(): (string | null)[] {
  return [...screen.getByTestId('time').querySelectorAll('span')].map((part) =>
    part.textContent!.replace(/[\u2068\u2069]/g, ''),
  );
}

async function pass(seconds: number) {
  vi.advanceTimersByTime(seconds * 1000);
  await tick();
}

describe('the countdown', () => {
  test('is seen every second and said only now and then', async () => {
    render(AnswerCountdown, { clocks: [MINE], seat: 1, onmore });
    await tick();
    expect(shown()).toEqual(['15 left', '15 left']);
    await pass(1);
    expect(shown()).toEqual(['14 left', '15 left']);
    await pass(4);
    expect(shown()).toEqual(['10 left', '10 left']);
    await pass(60);
    expect(shown()[0]).toBe('0 left');
  });

  test('follows what the server says, and says aloud nothing new by that', async () => {
    const { rerender } = render(AnswerCountdown, {
      clocks: [
        { ...MINE, seconds: 15 },
        { ...MINE, seat: 2, seconds: 15 },
      ],
      seat: 1,
      onmore,
    });
    await pass(2);
    await rerender({ clocks: [{ ...MINE, seconds: 12.5 }] });
    expect(shown()).toEqual(['13 left', '15 left']);
  });

  test('more time is asked for with a button that stays where it was, and what is given is said', async () => {
    const { rerender } = render(AnswerCountdown, { clocks: [MINE], seat: 1, onmore });
    const button = screen.getByTestId('more-time');
    await fireEvent.click(button);
    expect(onmore).toHaveBeenCalledOnce();
    await rerender({ clocks: [{ seat: 1, seconds: 149.8, more: false }] });
    expect(shown()).toEqual(['150 left', '150 left']);
    await fireEvent.click(button);
    expect(onmore).toHaveBeenCalledOnce();
    expect(button.isConnected).toBe(true);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  test('who has answered sees how long the slowest of the others has', async () => {
    render(AnswerCountdown, {
      clocks: [
        { ...MINE, seat: 2, seconds: 3 },
        { ...MINE, seat: 3, seconds: 7 },
      ],
      seat: null,
      onmore,
    });
    await tick();
    expect(shown()).toEqual(['others: 7', 'others: 7']);
    expect(screen.queryByTestId('more-time')).toBeNull();
  });
});
