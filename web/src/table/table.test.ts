import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { speakFrom } from '../lib/i18n.svelte';
import { chooseNotation } from '../lib/notation.svelte';
import type { LogLine } from '../lib/protocol';
import { tellTo } from '../lib/telling';
import Log from './Log.svelte';
import PromptBar from './PromptBar.svelte';
import Reconnecting from './Reconnecting.svelte';
import Leaving from './Leaving.svelte';
import SeatCard from './SeatCard.svelte';
import SeatLink from './SeatLink.svelte';
import Summary from './Summary.svelte';

beforeEach(() =>
  speakFrom(
    'en',
    [
      'confirm = Confirm',
      'undo = Undo',
      'cancel = Cancel',
      'open-rule = Read rule { $rule }',
      'your-turn = Your turn',
      'told = { $seat } moves',
      'walked = { $seat } walks to { $field }.',
      'walked-seen = { $seat } walks on.',
      'undone = taken back',
      'step-back = Back',
      'return-to-now = Now',
      'notation = Notation',
      'ended = The end.',
      'fell = Nobody wins.',
      'fell-headline = It has come down',
      'link-of = Link for { $name }',
      'qr = Code',
      'qr-of = Code for { $name }',
      'you-won = You have won!',
      'change = Change',
      'menu-change = Change { $name }',
      'rename = Rename',
      'name = Name',
      'you = You',
      'winners = { $names } win',
      'points = { $count } points',
      'rematch = Rematch',
      'to-the-rematch = There',
      'you-came = You came in place { $place }',
      'result-parts = Parts',
      'reconnecting = Coming back',
    ].join('\n'),
  ),
);

describe('the prompt bar', () => {
  const quiet = {
    acting: 0,
    actingName: 'Ada',
    shared: false,
    prompt: 'Lay a house.',
    preview: null,
    enabled: true,
    sending: false,
    undoable: false,
    over: false,
    watching: false,
    stirring: false,
    reason: null,
  };
  const heard = () => ({
    onconfirm: vi.fn(),
    oncancel: vi.fn(),
    onundo: vi.fn(),
    onmore: vi.fn(),
    onresult: vi.fn(),
    onrule: vi.fn(),
    onforgive: vi.fn(),
  });

  test('Confirm waits for a preview', async () => {
    const ears = heard();
    const { rerender } = render(PromptBar, { ...quiet, ...ears });
    await fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(ears.onconfirm).not.toHaveBeenCalled();
    await rerender({ preview: 'Ada builds on D3.' });
    expect(screen.getByTestId('prompt').textContent).toContain('Ada builds on D3.');
    await fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(ears.onconfirm).toHaveBeenCalledOnce();
    expect(ears.oncancel).toHaveBeenCalledOnce();
  });

  test('Undo only where it is possible, and nothing twice while it is saved', async () => {
    const ears = heard();
    const { rerender } = render(PromptBar, { ...quiet, ...ears });
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(ears.onundo).not.toHaveBeenCalled();
    await rerender({ undoable: true });
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(ears.onundo).toHaveBeenCalledOnce();
    await rerender({ preview: 'x', sending: true });
    await fireEvent.click(screen.getByTestId('confirm'));
    expect(ears.onconfirm).not.toHaveBeenCalled();
  });

  test('who waits hears what happened from the log; what is asked, and the end, is said here', async () => {
    const spoken = () => screen.getByTestId('prompt').getAttribute('aria-live');
    const { rerender } = render(PromptBar, { ...quiet, ...heard(), acting: null });
    expect(spoken()).toBe('off');
    await rerender({ acting: 0 });
    expect(spoken()).toBe('polite');
    await rerender({ acting: null, over: true });
    expect(spoken()).toBe('polite');
  });

  test('Confirm rests while the line is down', async () => {
    const ears = heard();
    render(PromptBar, { ...quiet, ...ears, preview: 'Ada builds on D3.', enabled: false });
    await fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(ears.onconfirm).not.toHaveBeenCalled();
  });

  test('whoever watches has nothing to confirm', () => {
    render(PromptBar, { ...quiet, ...heard(), acting: null, watching: true });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a reason names its rule, which opens the rulebook; the house’s own rules stand in no book', async () => {
    const ears = heard();
    const { rerender } = render(PromptBar, {
      ...quiet,
      ...ears,
      reason: { sentence: 'That is a roof.', rule: 'PAL-2.4' },
    });
    expect(screen.getByRole('alert').textContent).toContain('That is a roof.');
    await fireEvent.click(screen.getByRole('button', { name: 'Read rule PAL-2.4' }));
    expect(ears.onrule).toHaveBeenCalledWith('PAL-2.4');
    await rerender({ reason: { sentence: 'Not your turn.', rule: 'HOUSE-1' } });
    expect(screen.queryByText('HOUSE-1')).toBeNull();
  });
});

describe('the log', () => {
  const line = (seq: number, undone = false): LogLine => ({
    seq,
    seat: seq % 2,
    told: { text: { key: 'told', args: { seat: seq % 2 } }, notation: `m${seq}` },
    undone,
    at: '',
  });

  test('an entry shows the board after it; what was taken back is marked', async () => {
    const onlook = vi.fn();
    render(Log, {
      lines: [line(0), line(1, true)],
      names: ['Ada', 'Bo'],
      shown: 1,
      open: true,
      actors: [],
      seat: 0,
      onlook,
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
      told: { text: { key: 'walked', args: { seat: 0, field: '3.7' } }, notation: 'go 3.7' },
    };
    render(Log, {
      lines: [moved],
      names: ['Ada', 'Bo'],
      shown: null,
      open: true,
      actors: [],
      seat: 0,
      tell: tellTo(['Ada', 'Bo'], true),
      onlook: vi.fn(),
    });
    expect(screen.getByRole('button').textContent).toMatch(/Ada walks on\.\s*$/);
    chooseNotation(true);
    await tick();
    expect(screen.getByRole('button').textContent).toMatch(/Ada walks to 3\.7\..*go 3\.7/s);
    chooseNotation(false);
  });

  test('in words alone places are named, and notation stays away until it is wanted', () => {
    const moved = {
      ...line(0),
      told: { text: { key: 'walked', args: { seat: 0, field: '3.7' } }, notation: 'go 3.7' },
    };
    render(Log, {
      lines: [moved],
      names: ['Ada', 'Bo'],
      shown: null,
      open: true,
      actors: [],
      seat: 0,
      onlook: vi.fn(),
    });
    expect(screen.getByRole('button').textContent).toMatch(/Ada walks to 3\.7\.\s*$/);
  });

  test('short notation stands beside its sentence, long notation below, and nobody has to read what a hand did', () => {
    const gesture = `hands ${Array.from({ length: 400 }, (_, n) => `${n}m${n},0,4000`).join(' ')}`;
    const said = (seq: number, notation: string) => ({ ...line(seq), told: { ...line(seq).told, notation } });
    const lines = [line(0), said(1, 'place 14.9 -21.85 0'), said(2, gesture)];
    chooseNotation(true);
    render(Log, { lines, names: ['Ada', 'Bo'], shown: null, open: true, actors: [], seat: 0, onlook: vi.fn() });
    const shown = screen.getAllByRole('button').map((button) => button.querySelector('.notation')!);
    expect(shown.map((one) => one.classList.contains('below'))).toEqual([false, true, false]);
    expect(shown[1]!.textContent).toBe('place 14.9 -21.85 0');
    expect(shown[2]!.textContent).toBe('');
    chooseNotation(false);
  });

  test('only what is new is announced', async () => {
    const { rerender } = render(Log, {
      lines: [line(0)],
      names: ['Ada', 'Bo'],
      shown: null,
      open: true,
      actors: [],
      seat: 0,
      onlook: vi.fn(),
    });
    expect(screen.getByTestId('news').textContent).toBe('');
    await rerender({ lines: [line(0), line(1)] });
    expect(screen.getByTestId('news').textContent).toBe('Bo moves');
    const step = { ...line(2), told: { ...line(2).told, quiet: true } };
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
      shown: null,
      open: true,
      actors: [],
      seat: 0,
      onlook,
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
    await rerender({ lines: [...lines, line(3)], shown: 2 });
    (document.activeElement as HTMLElement).blur();
    await tick();
    expect(stops()).toEqual([-1, 0, -1, -1]);
  });
});

test('a lost line is told at once to whoever tries to do something', async () => {
  const { rerender } = render(Reconnecting, { status: 'open' });
  await fireEvent.pointerDown(document.body);
  expect(screen.getByRole('status').textContent).toBe('');
  await rerender({ status: 'waiting' });
  expect(screen.getByRole('status').textContent).toBe('');
  await fireEvent.pointerDown(document.body);
  expect(screen.getByRole('status').textContent).toContain('Coming back');
  await rerender({ status: 'connecting' });
  expect(screen.getByRole('status').textContent).toContain('Coming back');
  await rerender({ status: 'open' });
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a seat link holds the key behind the #, also as a code to scan', async () => {
  render(SeatLink, { table: 't', game: 'palermo', seat: 1, token: 'k', name: 'Bo' });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link for Bo' });
  expect(field.value).toBe(`${location.origin}/table/t#seat=k`);
  await fireEvent.click(screen.getByRole('button', { name: 'Code' }));
  expect(screen.getByRole('img', { name: 'Code for Bo' })).toBeTruthy();
});

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
    chancy: false,
    scores: [3, 9],
    told: { key: 'ended' },
    laying: false,
    failure: '',
    onlook: vi.fn(),
    onreview: vi.fn(),
    onmoment: vi.fn(),
    judged: false,
  };

  test('lists by place and tells the winner in person', () => {
    render(Summary, { ...common, table: table([false, true]), places: [2, 1], again: null });
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
    render(Summary, { ...common, told: { key: 'fell' }, table: table([true, false]), places: [2, 3], again: null });
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
    render(Summary, { ...common, table: table([true, true]), places: [1, 1], again });
    expect(screen.getByText('Ada and Bo win')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Rematch' })).toBeTruthy();
  });

  test('who has not won is told how far they came, and a rematch that was laid leads there', () => {
    const next = { ...table([true, false]), next: 'n' };
    render(Summary, { ...common, table: next, places: [2, 1], again: vi.fn() });
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
      { seq: 0, seat: 0, told: { text: { key: 'told' }, notation: 'x' }, undone: false, at: '', effects: [...effects] },
    ];
    render(Summary, { ...common, table: table([true, false]), places: [2, 1], again: null, lines });
    const rows = within(screen.getByTestId('parts')).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()))).toEqual([
      ['a', '9', '1'],
      ['b', '0', '2'],
      ['result-sum', '9', '3'],
    ]);
  });

  test('asks about honest chance only where there was some', async () => {
    const { rerender } = render(Summary, { ...common, table: table([true, true]), places: [1, 1], again: null });
    expect(screen.queryByTestId('seal')).toBeNull();
    await rerender({ chancy: true });
    expect(screen.getByTestId('seal')).toBeTruthy();
  });
});

describe('leaving for good', () => {
  test.each([
    [true, 'leave-rated-words', 0],
    [false, 'leave-words', 1],
  ] as const)('says first what it means (rated: %s)', async (counts, words, bots) => {
    const onleave = vi.fn();
    render(Leaving, { counts, asking: false, onleave });
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
    unreadable: '',
    onrename: vi.fn(),
    ondelegate: vi.fn(),
    onvacate: vi.fn(),
  };

  test('the host frees a seat that was never played, and the keys stay at the seat', async () => {
    const onvacate = vi.fn();
    const taken = { ...seat, mine: false, unplayed: true };
    const { rerender } = render(SeatCard, { ...plain, table: { ...table, hosting: true }, seat: taken, onvacate });
    const change = screen.getByRole('button', { name: 'Change Ada' });
    await fireEvent.click(change);
    await fireEvent.click(screen.getByTestId('vacate'));
    expect(onvacate).toHaveBeenCalledOnce();
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
    await rerender({ unreadable: 'Nobody can read that.' });
    await fireEvent.click(screen.getByRole('button', { name: 'Change Ada' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await rerender({ unreadable: '' });
    await fireEvent.input(screen.getByLabelText('Name'), { target: { value: '\u3164' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Rename' }));
    expect(onrename).toHaveBeenCalledWith('\u3164');
    await rerender({ unreadable: 'Nobody can read that.' });
    expect(screen.getByRole('alert').textContent).toBe('Nobody can read that.');
  });
});
