import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setTexts } from '../device/i18n.svelte';
import PromptBar from './shell/prompt/PromptBar.svelte';
import ConnectionLost from './shell/ConnectionLost.svelte';
import LeaveTable from './panels/LeaveTable.svelte';
import SeatCard from './panels/SeatCard.svelte';
import SeatLink from './panels/SeatLink.svelte';

beforeEach(() =>
  setTexts(
    'en',
    [
      'confirm = Confirm',
      'undo = Undo',
      'cancel = Cancel',
      'open-rule = Read rule { $rule }',
      'your-turn = Your turn',
      'link-of = Link for { $name }',
      'qr = Code',
      'qr-of = Code for { $name }',
      'change = Change',
      'menu-change = Change { $name }',
      'rename = Rename',
      'name = Name',
      'you = You',
      'reconnecting = Coming back',
    ].join('\n'),
  ),
);

describe('the prompt bar', () => {
  const quiet = {
    actingSeat: 0,
    actingName: 'Ada',
    isShared: false,
    prompt: 'Lay a house.',
    preview: null,
    enabled: true,
    isSending: false,
    mayUndo: false,
    over: false,
    isWatching: false,
    isChanceActing: false,
    reason: null,
  };
  const heard = () => ({
    onconfirm: vi.fn(),
    oncancel: vi.fn(),
    onundo: vi.fn(),
    onmoretime: vi.fn(),
    onresult: vi.fn(),
    onrule: vi.fn(),
    ondismiss: vi.fn(),
  });

  test('Confirm waits for a preview', async () => {
    const listeners = heard();
    const { rerender } = render(PromptBar, { ...quiet, ...listeners });
    await fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(listeners.onconfirm).not.toHaveBeenCalled();
    await rerender({ preview: 'Ada builds on D3.' });
    expect(screen.getByTestId('prompt').textContent).toContain('Ada builds on D3.');
    await fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(listeners.onconfirm).toHaveBeenCalledOnce();
    expect(listeners.oncancel).toHaveBeenCalledOnce();
  });

  test('Undo only where it is possible, and nothing twice while it is saved', async () => {
    const listeners = heard();
    const { rerender } = render(PromptBar, { ...quiet, ...listeners });
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(listeners.onundo).not.toHaveBeenCalled();
    await rerender({ mayUndo: true });
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(listeners.onundo).toHaveBeenCalledOnce();
    await rerender({ preview: 'x', isSending: true });
    await fireEvent.click(screen.getByTestId('confirm'));
    expect(listeners.onconfirm).not.toHaveBeenCalled();
  });

  test('who waits hears what happened from the log; what is asked, and the end, is said here', async () => {
    const spoken = () => screen.getByTestId('prompt').getAttribute('aria-live');
    const { rerender } = render(PromptBar, { ...quiet, ...heard(), actingSeat: null });
    expect(spoken()).toBe('off');
    await rerender({ actingSeat: 0 });
    expect(spoken()).toBe('polite');
    await rerender({ actingSeat: null, over: true });
    expect(spoken()).toBe('polite');
  });

  test('Confirm rests while the line is down', async () => {
    const listeners = heard();
    render(PromptBar, { ...quiet, ...listeners, preview: 'Ada builds on D3.', enabled: false });
    await fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(listeners.onconfirm).not.toHaveBeenCalled();
  });

  test('whoever watches has nothing to confirm', () => {
    render(PromptBar, { ...quiet, ...heard(), actingSeat: null, isWatching: true });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a reason names its rule, which opens the rulebook; the house’s own rules stand in no book', async () => {
    const listeners = heard();
    const { rerender } = render(PromptBar, {
      ...quiet,
      ...listeners,
      reason: { sentence: 'That is a roof.', rule: 'PAL-2.4' },
    });
    expect(screen.getByRole('alert').textContent).toContain('That is a roof.');
    await fireEvent.click(screen.getByRole('button', { name: 'Read rule PAL-2.4' }));
    expect(listeners.onrule).toHaveBeenCalledWith('PAL-2.4');
    await rerender({ reason: { sentence: 'Not your turn.', rule: 'HOUSE-1' } });
    expect(screen.queryByText('HOUSE-1')).toBeNull();
  });
});

test('a lost line is told at once to whoever tries to do something', async () => {
  const at = (status: 'open' | 'waiting' | 'connecting') => ({ status, table: null, problem: null });
  const { rerender } = render(ConnectionLost, { connection: at('open') });
  await fireEvent.pointerDown(document.body);
  expect(screen.getByRole('status').textContent).toBe('');
  await rerender({ connection: at('waiting') });
  expect(screen.getByRole('status').textContent).toBe('');
  await fireEvent.pointerDown(document.body);
  expect(screen.getByRole('status').textContent).toContain('Coming back');
  await rerender({ connection: at('connecting') });
  expect(screen.getByRole('status').textContent).toContain('Coming back');
  await rerender({ connection: at('open') });
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a seat link holds the key behind the #, also as a code to scan', async () => {
  render(SeatLink, { table: 't', game: 'palermo', seat: 1, token: 'k', name: 'Bo' });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link for Bo' });
  expect(field.value).toBe(`${location.origin}/table/t#seat=k`);
  await fireEvent.click(screen.getByRole('button', { name: 'Code' }));
  expect(screen.getByRole('img', { name: 'Code for Bo' })).toBeTruthy();
});

describe('leaving for good', () => {
  test.each([
    [true, 'leave-rated-words', 0],
    [false, 'leave-words', 1],
  ] as const)('says first what it means (rated: %s)', async (counts, words, bots) => {
    const onleave = vi.fn();
    render(LeaveTable, { isRated: counts, isAsking: false, onleave });
    const leave = screen.getByTestId('leave');
    leave.focus();
    await fireEvent.click(leave);
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('leave-words')));
    expect(screen.getByTestId('leave-words').textContent).toBe(words);
    expect(screen.queryAllByTestId('leave-bot')).toHaveLength(bots);
    await fireEvent.click(screen.getByTestId('leave-just'));
    expect(onleave).toHaveBeenCalledWith(false);
  });
});

describe('a seat in the menu', () => {
  const seat = { kind: 'person', name: 'Ada', level: null, mine: true, here: true } as const;
  const table = {
    id: 'abc',
    game: 'palermo',
    revision: 1,
    options: {},
    seats: [seat],
    hosting: false,
    created: '',
    commitment: '',
    seed: null,
  };

  const plain = {
    table,
    seat,
    number: 0,
    name: 'Ada',
    token: null,
    levels: ['easy'] as const,
    nameProblem: '',
    onrename: vi.fn(),
    ondelegate: vi.fn(),
    onfreeseat: vi.fn(),
  };

  test('the host frees a seat that was never played, and the keys stay at the seat', async () => {
    const onfreeseat = vi.fn();
    const taken = { ...seat, mine: false, unplayed: true };
    const { rerender } = render(SeatCard, {
      ...plain,
      table: { ...table, hosting: true },
      seat: taken,
      onfreeseat,
    });
    const change = screen.getByRole('button', { name: 'Change Ada' });
    await fireEvent.click(change);
    await fireEvent.click(screen.getByTestId('vacate'));
    expect(onfreeseat).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(change);
    await rerender({ table });
    expect(screen.queryByTestId('vacate')).toBeNull();
  });

  test('where it counts no seat is handed to a bot', async () => {
    const { rerender } = render(SeatCard, { ...plain, token: 'key', table: { ...table, terms: { rated: true } } });
    await fireEvent.click(screen.getByRole('button', { name: 'Change Ada' }));
    expect(screen.queryByTestId('hand-to-bot')).toBeNull();
    await rerender({ table: { ...table, terms: { rated: true }, seed: 'known' } });
    expect(screen.getByTestId('hand-to-bot')).toBeTruthy();
  });

  test('a name that nobody can read is refused where it was entered', async () => {
    const onrename = vi.fn();
    const { rerender } = render(SeatCard, { ...plain, onrename });
    await rerender({ nameProblem: 'Nobody can read that.' });
    await fireEvent.click(screen.getByRole('button', { name: 'Change Ada' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await rerender({ nameProblem: '' });
    await fireEvent.input(screen.getByLabelText('Name'), { target: { value: '\u3164' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Rename' }));
    expect(onrename).toHaveBeenCalledWith('\u3164');
    await rerender({ nameProblem: 'Nobody can read that.' });
    expect(screen.getByRole('alert').textContent).toBe('Nobody can read that.');
  });
});
