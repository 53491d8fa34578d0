import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setTexts } from '../device/i18n.svelte';
import { setNotationShown } from '../device/settings/notation.svelte';
import type { LogLine } from '../protocol/messages';
import { logTextFor } from '../model/logText';
import Log from './shell/Log.svelte';

beforeEach(() =>
  setTexts(
    'en',
    [
      'told = { $seat } moves',
      'walked = { $seat } walks to { $field }.',
      'walked-seen = { $seat } walks on.',
      'undone = taken back',
      'notation = Notation',
    ].join('\n'),
  ),
);

describe('the log', () => {
  const line = (seq: number, undone = false): LogLine => ({
    seq,
    seat: seq % 2,
    message: { text: { key: 'told', args: { seat: seq % 2 } }, notation: `m${seq}` },
    undone,
    at: '',
  });

  test('an entry shows the board after it; what was taken back is marked', async () => {
    const onlook = vi.fn();
    render(Log, {
      lines: [line(0), line(1, true)],
      names: ['Ada', 'Bo'],
      shownSeq: 1,
      isOpen: true,
      actors: [],
      seat: 0,
      onview: onlook,
    });
    const [first, second] = screen.getAllByRole('button');
    expect(first?.getAttribute('aria-current')).toBe('true');
    expect(second?.textContent).toMatch(/taken back.*Bo moves/s);
    await fireEvent.click(second!);
    expect(onlook).toHaveBeenCalledWith(2);
  });

  test('who sees the board reads what happened without names of places, unless notation is wanted', async () => {
    const moved = {
      ...line(0),
      message: { text: { key: 'walked', args: { seat: 0, field: '3.7' } }, notation: 'go 3.7' },
    };
    render(Log, {
      lines: [moved],
      names: ['Ada', 'Bo'],
      shownSeq: null,
      isOpen: true,
      actors: [],
      seat: 0,
      format: logTextFor(['Ada', 'Bo'], true),
      onview: vi.fn(),
    });
    expect(screen.getByRole('button').textContent).toMatch(/Ada walks on\.\s*$/);
    setNotationShown(true);
    await tick();
    expect(screen.getByRole('button').textContent).toMatch(/Ada walks to 3\.7\..*go 3\.7/s);
    setNotationShown(false);
  });

  test('in words alone places are named, and notation stays away until it is wanted', () => {
    const moved = {
      ...line(0),
      message: { text: { key: 'walked', args: { seat: 0, field: '3.7' } }, notation: 'go 3.7' },
    };
    render(Log, {
      lines: [moved],
      names: ['Ada', 'Bo'],
      shownSeq: null,
      isOpen: true,
      actors: [],
      seat: 0,
      onview: vi.fn(),
    });
    expect(screen.getByRole('button').textContent).toMatch(/Ada walks to 3\.7\.\s*$/);
  });

  test('short notation stands beside its sentence, long notation below, and nobody has to read what a hand did', () => {
    const gesture = `hands ${Array.from({ length: 400 }, (_, n) => `${n}m${n},0,4000`).join(' ')}`;
    const said = (seq: number, notation: string) => ({ ...line(seq), message: { ...line(seq).message, notation } });
    const lines = [line(0), said(1, 'place 14.9 -21.85 0'), said(2, gesture)];
    setNotationShown(true);
    render(Log, { lines, names: ['Ada', 'Bo'], shownSeq: null, isOpen: true, actors: [], seat: 0, onview: vi.fn() });
    const shown = screen.getAllByRole('button').map((button) => button.querySelector('.notation')!);
    expect(shown.map((one) => one.classList.contains('below'))).toEqual([false, true, false]);
    expect(shown[1]!.textContent).toBe('place 14.9 -21.85 0');
    expect(shown[2]!.textContent).toBe('');
    setNotationShown(false);
  });

  test('only what is new is announced', async () => {
    const { rerender } = render(Log, {
      lines: [line(0)],
      names: ['Ada', 'Bo'],
      shownSeq: null,
      isOpen: true,
      actors: [],
      seat: 0,
      onview: vi.fn(),
    });
    expect(screen.getByTestId('news').textContent).toBe('');
    await rerender({ lines: [line(0), line(1)] });
    expect(screen.getByTestId('news').textContent).toBe('Bo moves');
    const step = { ...line(2), message: { ...line(2).message, quiet: true } };
    await rerender({ lines: [line(0), line(1), step] });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByTestId('news').textContent).toBe('Bo moves');
    await rerender({ lines: [line(0), line(1), step, line(3)], actors: [0] });
    expect([...screen.getByTestId('news').children].map(({ textContent }) => textContent)).toEqual([
      'Bo moves',
      'Bo moves',
    ]);
  });

  test('is one stop of the Tab key, in which arrows lead from entry to entry', async () => {
    const onlook = vi.fn();
    const lines = [line(0), line(1), line(2)];
    const { rerender } = render(Log, {
      lines,
      names: ['Ada', 'Bo'],
      shownSeq: null,
      isOpen: true,
      actors: [],
      seat: 0,
      onview: onlook,
    });
    const stops = () => screen.getAllByRole('button').map(({ tabIndex }) => tabIndex);
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    expect(stops()).toEqual([-1, -1, 0]);
    screen.getAllByRole('button')[2]!.focus();
    await press('ArrowUp');
    expect(document.activeElement).toBe(screen.getAllByRole('button')[1]);
    await press('Home');
    await press('ArrowUp');
    expect(document.activeElement).toBe(screen.getAllByRole('button')[0]);
    await rerender({ lines: [...lines, line(3)] });
    expect(stops()).toEqual([0, -1, -1, -1]);
    await press('End');
    expect(document.activeElement).toBe(screen.getAllByRole('button')[3]);
    await rerender({ lines: [...lines, line(3)], shownSeq: 2 });
    (document.activeElement as HTMLElement).blur();
    await tick();
    expect(stops()).toEqual([-1, 0, -1, -1]);
  });
});
