import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setTexts } from '../../device/i18n.svelte';
import type { AnalysisProgress } from '../../protocol/messages';
import Analysis from './Analysis.svelte';

beforeEach(() =>
  setTexts(
    'en',
    [
      'analysis-ask = Work it out',
      'analysis-working = Working',
      'analysis-waiting = Number { $place }',
      'analysis-failed = Failed',
    ].join('\n'),
  ),
);
afterEach(() => vi.unstubAllGlobals());

const seat = { kind: 'person' as const, name: '', level: null, mine: true, here: true };
const table = {
  id: 't',
  game: 'g',
  revision: 1,
  options: {},
  seats: [seat],
  hosting: false,
  created: '',
  commitment: 'c',
  seed: 's',
};
const props = { table, names: ['Ada'], lines: [], rounds: [], order: [0], onview: vi.fn() };
const progress = (more: Partial<AnalysisProgress>): AnalysisProgress => ({
  stage: 'running',
  place: 0,
  part: 0,
  found: null,
  ...more,
});

describe('the analysis', () => {
  /** The requests, each answered when the test says so. */
  let asked: { answer: (found: AnalysisProgress) => void; signal: AbortSignal }[];

  beforeEach(() => {
    asked = [];
    const request = (signal: AbortSignal) =>
      new Promise<Response>((resolve) =>
        asked.push({ answer: (found) => resolve(new Response(JSON.stringify(found))), signal }),
      );
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => request(signal));
  });

  test('shows the place in the queue, then how much is done', async () => {
    render(Analysis, props);
    await fireEvent.click(screen.getByTestId('analyse'));
    asked[0]!.answer(progress({ stage: 'waiting', place: 3 }));
    await vi.waitFor(() => expect(screen.getByText('Number 3')).toBeTruthy());
    expect(screen.queryByTestId('analysis-progress')).toBeNull();
    asked[1]!.answer(progress({ part: 0.25 }));
    await vi.waitFor(() => expect(screen.getByTestId('analysis-progress').getAttribute('value')).toBe('0.25'));
    expect(screen.getByText('Working')).toBeTruthy();
  });

  test('asks no more when the player has left', async () => {
    const { unmount } = render(Analysis, props);
    await fireEvent.click(screen.getByTestId('analyse'));
    unmount();
    expect(asked[0]!.signal.aborted).toBe(true);
    asked[0]!.answer(progress({}));
    await new Promise(setImmediate);
    expect(asked).toHaveLength(1);
  });
});
