import { render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setTexts } from '../device/i18n.svelte';
import type { LogLine } from '../protocol/messages';
import Summary from './panels/Summary.svelte';

beforeEach(() =>
  setTexts(
    'en',
    [
      'told = { $seat } moves',
      'ended = The end.',
      'fell = Nobody wins.',
      'fell-headline = It has come down',
      'you-won = You have won!',
      'you = You',
      'winners = { $names } win',
      'points = { $count } points',
      'rematch = Rematch',
      'to-the-rematch = There',
      'you-came = You came in place { $place }',
      'result-parts = Parts',
    ].join('\n'),
  ),
);

describe('the end', () => {
  beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody there'))));
  afterEach(() => vi.unstubAllGlobals());
  const seat = (mine: boolean) => ({ kind: 'person' as const, name: '', level: null, mine, here: true });
  const table = (mine: boolean[]) => ({
    id: 't',
    game: 'g',
    revision: 1,
    options: {},
    seats: mine.map(seat),
    hosting: false,
    created: '',
    commitment: 'c',
    seed: 's',
  });
  const common = {
    names: ['Ada', 'Bo'],
    hasChance: false,
    scores: [3, 9],
    prompt: { key: 'ended' },
    isCreating: false,
    failure: '',
    onclose: vi.fn(),
    onreview: vi.fn(),
    onview: vi.fn(),
    hasAnalysis: false,
  };

  test('lists by place and tells the winner in person', () => {
    render(Summary, { ...common, table: table([false, true]), places: [2, 1], onrematch: null });
    expect(screen.getByText('You have won!')).toBeTruthy();
    const rows = within(screen.getAllByRole('table')[0]!).getAllByRole('row').slice(1);
    const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent?.trim());
    expect(rows.map(cells)).toEqual([
      ['1', 'B Bo', '9 points'],
      ['2', 'A Ada', '3 points'],
    ]);
    expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull();
  });

  test('a game may head an end that nobody wins', () => {
    render(Summary, {
      ...common,
      prompt: { key: 'fell' },
      table: table([true, false]),
      places: [2, 3],
      onrematch: null,
    });
    expect(screen.getByText('It has come down')).toBeTruthy();
    expect(screen.getByText('Nobody wins.')).toBeTruthy();
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.firstElementChild?.textContent),
    ).toEqual(['–', '2']);
    expect(screen.queryByText('You have won!')).toBeNull();
  });

  test('shared victories and shared screens are told by name', () => {
    const again = vi.fn();
    render(Summary, { ...common, table: table([true, true]), places: [1, 1], onrematch: again });
    expect(screen.getByText('Ada and Bo win')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Rematch' })).toBeTruthy();
  });

  test('who has not won is told how far they came, and a rematch that was laid leads there', () => {
    const next = { ...table([true, false]), next: 'n' };
    render(Summary, { ...common, table: next, places: [2, 1], onrematch: vi.fn() });
    expect(screen.getByText('You came in place 2')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'There' })).toBeTruthy();
  });

  test('points are told by what they are made of, best first', () => {
    const effects = [
      { did: 'scored', seat: 0, points: 1, why: 'a' },
      { did: 'scored', seat: 0, points: 2, why: 'b' },
      { did: 'scored', seat: 1, points: 9, why: 'a' },
    ] as const;
    const lines: LogLine[] = [
      {
        seq: 0,
        seat: 0,
        message: { text: { key: 'told' }, notation: 'x' },
        undone: false,
        at: '',
        effects: [...effects],
      },
    ];
    render(Summary, { ...common, table: table([true, false]), places: [2, 1], onrematch: null, lines });
    const rows = within(screen.getByTestId('parts')).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()))).toEqual([
      ['a', '9', '1'],
      ['b', '0', '2'],
      ['result-sum', '9', '3'],
    ]);
  });

  test('asks about honest chance only where there was some', async () => {
    const { rerender } = render(Summary, { ...common, table: table([true, true]), places: [1, 1], onrematch: null });
    expect(screen.queryByTestId('seal')).toBeNull();
    await rerender({ hasChance: true });
    expect(screen.getByTestId('seal')).toBeTruthy();
  });
});
