import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { speakFrom } from '../i18n.svelte';
import type { Option } from '../protocol';
import Moves from './Moves.svelte';

const option = (action: string): Option => ({ action, text: { key: 'told', args: { seat: 0, what: action } }, preview: null });
const CELLS = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3'];
const many = CELLS.flatMap((cell) => [1, 2].map((size) => option(`house ${cell} ${size}`)));

beforeEach(() => {
  speakFrom(
    'en',
    'told = { $seat } does { $what }\nplain-step = Step { $step }\nplain-type = Type a move\nplain-choose = { $count } left\nplain-no-moves = Nothing\ngame-step-house-1 = Cell\ngame-word-2 = two fields',
  );
});

function show(options: Option[]) {
  const [onact, onwhy] = [vi.fn(), vi.fn()];
  const props = $state({ game: 'game', options, names: ['Ada'], pending: null as string | null, live: true, onact, onwhy });
  render(Moves, { props });
  return { onact, onwhy };
}

test('few options are buttons that tell what they do', async () => {
  show([option('stay'), option('go 1.2')]);
  const button = screen.getByRole('button', { name: /Ada does go 1\.2/ });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
});

test('the buttons are one stop of the Tab key, and arrows lead through them', async () => {
  show([option('stay'), option('go 1.2'), option('go 1.3')]);
  const buttons = screen.getAllByRole('button', { name: /Ada does/ });
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  buttons[0]!.focus();
  await fireEvent.keyDown(buttons[0]!, { key: 'ArrowRight' });
  await fireEvent.keyDown(buttons[1]!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(buttons[2]);
  await fireEvent.click(buttons[2]!, { detail: 0 });
  await tick();
  expect(document.activeElement).toBe(screen.getByTestId('plain-confirm'));
  await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(document.activeElement).toBe(buttons[2]);
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});

test('what was chosen is told and confirmed beside the list', async () => {
  const { onact } = show([option('stay'), option('go 1.2')]);
  expect(screen.queryByTestId('plain-confirm')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /go 1\.2/ }));
  await fireEvent.click(screen.getByTestId('plain-confirm'));
  expect(onact).toHaveBeenCalledWith('go 1.2');
});

test('many options are asked word by word, named by the game where it has names', async () => {
  show(many);
  const cell = screen.getByRole('combobox', { name: 'Cell' });
  expect(cell.querySelectorAll('option')).toHaveLength(CELLS.length + 1);
  expect(screen.queryByRole('radio')).toBeNull();
  await fireEvent.change(cell, { target: { value: 'B2' } });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('radio', { name: 'two fields' })).toBeTruthy();
});

test('a typed legal move is made, another is asked about', async () => {
  const { onact, onwhy } = show(many);
  const field = screen.getByRole('textbox', { name: 'Type a move' });
  const form = field.closest('form')!;
  await fireEvent.input(field, { target: { value: ' HOUSE b2  2' } });
  await fireEvent.submit(form);
  expect(onact).toHaveBeenCalledWith('house B2 2');
  await fireEvent.input(field, { target: { value: 'house Z9 2' } });
  await fireEvent.submit(form);
  expect(onwhy).toHaveBeenCalledWith('house Z9 2');
  expect(onact).toHaveBeenCalledTimes(1);
});

test('nothing to do is said', () => {
  show([]);
  expect(screen.getByText('Nothing')).toBeTruthy();
});
