import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '../../../net/connection.svelte';
import { formatText, setTexts } from '../../../device/i18n.svelte';
import type { Explanation, Text } from '../../../protocol/messages';
import HintButton from './HintButton.svelte';
import HintPanel from './HintPanel.svelte';
import KeyboardHelp from '../../panels/KeyboardHelp.svelte';
import { Hints } from '../../logic/hints.svelte';

beforeEach(() =>
  setTexts(
    'en',
    [
      'hint = Hint',
      'hint-look = Think: { $what }',
      'hint-look-there = Look: { $what }',
      'hint-show = Show',
      'hint-why = Why?',
      'hint-explain = Why, { $name }?',
      'close = Close',
      'nim-word-take = take a stick',
      'move = Take { $count }.',
      'why-only = Only this.',
      'hint-weighing = Weighing',
      'keys = Keys',
      'keys-board = Board',
      'keys-table = Table',
      'keys-hint = a hint',
      'told = Bo takes one.',
    ].join('\n'),
  ),
);

const REASONED: Explanation = {
  t: 'reasoned',
  asked: 'hint',
  seq: 1,
  seat: 0,
  options: 1,
  before: [0, 0],
  best: null,
  chosen: {
    action: 'take 2',
    text: { key: 'move', args: { count: 2 } },
    places: ['B2'],
    expected: [0, 0],
    lead: 0,
    later: 0,
    parts: {},
  },
};

function table(help: 'none' | 'hints', acting: number | null = 0) {
  const seats = [
    { kind: 'person', mine: true },
    { kind: 'bot', mine: false },
  ];
  const lines = [{ seq: 0, seat: 1, message: { text: { key: 'told' }, notation: 'take 1' }, undone: false, at: '' }];
  let reasoned = $state.raw<Explanation | null>(null);
  const connection = {
    table: { help, seats },
    update: { seq: 1 },
    lines,
    problem: null,
    dismissProblem: vi.fn(),
    requestHelp: vi.fn(({ t }: { t: string }) => (reasoned = t === 'hint' ? REASONED : null)),
    get explanation() {
      return reasoned;
    },
  };
  const hints = new Hints(connection as unknown as Connection);
  const onshow = vi.fn();
  const names = ['Ada', 'Bo'];
  const { component } = render(HintPanel, {
    hints,
    game: 'nim',
    names,
    actingSeat: acting,
    seat: 0,
    isDrawn: true,
    enabled: true,
    pending: null,
    onshow,
    format: (text: Text) => formatText(text, names),
  });
  render(HintButton, { hints, names, isActing: acting !== null, enabled: true, onclick: () => component.advance() });
  return { connection, hints, onshow };
}

test('a hint comes step by step: where to look, which move, why', async () => {
  const { connection, hints, onshow } = table('hints');
  await fireEvent.click(screen.getByTestId('hint'));
  expect(connection.requestHelp).toHaveBeenCalledWith({ t: 'hint', seat: 0 });
  expect(screen.getByTestId('hint-told').textContent).toContain('Look: take a stick');
  expect(screen.getByTestId('hint-told').textContent).not.toContain('Take 2.');
  expect(hints.hintedPlaces).toEqual(['B2']);
  expect(onshow).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(onshow).toHaveBeenCalledWith('take 2');
  expect(screen.getByTestId('hint-told').textContent).toContain('Take 2.');
  await fireEvent.click(screen.getByRole('button', { name: 'Why?' }));
  expect(screen.getByTestId('hint-told').textContent).toContain('Only this.');
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByTestId('hint-told')).toBeNull();
  expect(hints.hintedPlaces).toEqual([]);
});

test('a bot can be asked about its last move', async () => {
  const { connection } = table('hints', null);
  await fireEvent.click(screen.getByRole('button', { name: 'Why, Bo?' }));
  expect(connection.requestHelp).toHaveBeenCalledWith({ t: 'explain', seq: 0 });
  expect(screen.getByText('Weighing')).toBeTruthy();
});

test('a table without help offers none', () => {
  table('none');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the key ? opens the keys, and closes them again', async () => {
  render(KeyboardHelp, { open: false, board: [{ keys: ['R'], words: 'turn' }], hasHints: true });
  await fireEvent.keyDown(document.body, { key: '?' });
  await tick();
  expect([...document.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual([
    'R',
    'Tab',
    'Esc',
    'Ctrl+Z',
    'Alt+T',
    'L',
    'H',
    '?',
    '←',
    '→',
    'Space',
    'Esc',
  ]);
  await fireEvent.keyDown(document.body, { key: '?' });
  await tick();
  expect(document.querySelector('kbd')).toBeNull();
});
