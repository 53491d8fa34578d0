import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { setTexts } from '../device/i18n.svelte';
import { setNotationShown } from '../device/settings/notation.svelte';
import type { AvailableAction } from '../net/matchView';
import ActionPicker from './ActionPicker.svelte';

const option = (action: string): AvailableAction => ({
  action,
  text: { key: 'told', args: { seat: 0, what: action } },
  preview: null,
});
const CELLS = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3'];
const many = CELLS.flatMap((cell) => [1, 2].map((size) => option(`house ${cell} ${size}`)));

beforeEach(() => {
  setTexts(
    'en',
    'told = { $seat } does { $what }\nplain-step = Step { $step }\nplain-type = Type a move\nplain-choose = { $count } left\nplain-no-moves = Nothing\ngame-step-house-1 = Cell\ngame-word-2 = two fields\ngame-typing-pull = In degrees.\ngame-hint-pull = Gently.\npull = Pulled\npull-sure = Surely?\nplain-again = Once more\npull-group = To the { $side }\npull-choice = way { $n }\ngame-step-pull-1 = Which way?\nleave = Left\nleave-choice = Leave it',
  );
});

function show(actions: AvailableAction[]) {
  const onact = vi.fn();
  const ontype = vi.fn();
  const props = $state({
    game: 'game',
    actions,
    names: ['Ada'],
    pending: null as string | null,
    enabled: true,
    actionToConfirm: null as AvailableAction | null,
    onact,
    ontype,
  });
  render(ActionPicker, { props });
  return { onact, ontype, props };
}

test('few options are buttons that tell what they do', async () => {
  show([option('stay'), option('go 1.2')]);
  const button = screen.getByRole('button', { name: /Ada does go 1\.2/ });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
});

test('how a move is written stands on its button for those who want to read it', async () => {
  show([option('stay'), option('go 1.2')]);
  const button = screen.getByRole('button', { name: /go 1\.2/ });
  expect(button.querySelector('.notation')).toBeNull();
  setNotationShown(true);
  await tick();
  expect(button.querySelector('.notation')?.textContent).toBe('go 1.2');
  setNotationShown(false);
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

test('a typed move is sent, also one that is not in the list: the server knows whether it may be', async () => {
  const { ontype } = show(many);
  const field = screen.getByRole('textbox', { name: 'Type a move' });
  const form = field.closest('form')!;
  await fireEvent.input(field, { target: { value: ' HOUSE b2  2' } });
  await fireEvent.submit(form);
  expect(ontype).toHaveBeenCalledWith('house B2 2');
  await fireEvent.input(field, { target: { value: 'pull 37.5' } });
  await fireEvent.submit(form);
  expect(ontype).toHaveBeenLastCalledWith('pull 37.5');
});

async function typeAndAsk() {
  const shown = show(many);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Type a move' });
  field.focus();
  await fireEvent.input(field, { target: { value: 'pull 37.5' } });
  await fireEvent.submit(field.closest('form')!);
  shown.props.actionToConfirm = { action: 'pull 37.5', text: { key: 'pull' }, preview: null };
  shown.props.pending = 'pull 37.5';
  await tick();
  return { ...shown, field };
}

test('a typed gesture is asked for first, and made with the same key once more', async () => {
  const { onact, ontype, field } = await typeAndAsk();
  expect(screen.getByText('Surely?')).toBeTruthy();
  expect(screen.getByText('Once more')).toBeTruthy();
  expect(onact).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
  expect(field.dispatchEvent(held)).toBe(false);
  await fireEvent.submit(field.closest('form')!);
  expect(onact).toHaveBeenCalledWith('pull 37.5');
  expect(ontype).toHaveBeenCalledTimes(1);
});

test('Escape, and typing something else, leave what was typed', async () => {
  const { props, onact, ontype, field } = await typeAndAsk();
  await fireEvent.keyDown(field, { key: 'Escape' });
  expect(props.pending).toBeNull();
  expect(screen.queryByText('Once more')).toBeNull();
  expect(document.activeElement).toBe(field);
  props.pending = 'pull 37.5';
  await tick();
  await fireEvent.input(field, { target: { value: 'pull 38' } });
  expect(props.pending).toBeNull();
  await fireEvent.submit(field.closest('form')!);
  expect(ontype).toHaveBeenLastCalledWith('pull 38');
  expect(onact).not.toHaveBeenCalled();
});

test('what was typed stays until it is done, so that it can be mended', async () => {
  const { props } = show(many);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Type a move' });
  await fireEvent.input(field, { target: { value: 'pull 37.5' } });
  await fireEvent.submit(field.closest('form')!);
  expect(field.value).toBe('pull 37.5');
  props.actions = [option('stay')];
  await tick();
  expect(field.value).toBe('');
  await fireEvent.input(field, { target: { value: 'half a mo' } });
  props.actions = many;
  await tick();
  expect(field.value).toBe('half a mo');
});

test('a game explains how a move is written, by an example of that kind', () => {
  show([option('back'), option('pull 90')]);
  const field = screen.getByRole('textbox', { name: 'Type a move' });
  expect(field.getAttribute('placeholder')).toBe('pull 90');
  expect(screen.getByText('In degrees.').id).toBe(field.getAttribute('aria-describedby'));
});

test('a game says what helps to choose', () => {
  const { props } = show([option('pull 90'), option('back')]);
  expect(screen.getByText('Gently.')).toBeTruthy();
  props.actions = [option('stay')];
  flushSync();
  expect(screen.queryByText('Gently.')).toBeNull();
});

test('a long list in few words is opened title by title', async () => {
  const to = (side: string, n: number): AvailableAction => ({
    action: `pull ${side}${n}`,
    text: { key: 'pull', args: { side, n } },
    preview: null,
  });
  const ways = ['east', 'west'].flatMap((side) => Array.from({ length: 25 }, (_, n) => to(side, n)));
  show([...ways, { action: 'back', text: { key: 'leave' }, preview: null }]);
  expect(screen.getAllByRole('button', { name: /way|Leave/ })).toHaveLength(1);
  expect(screen.getByRole('group', { name: 'Which way?' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('radio', { name: 'To the west' }));
  expect(screen.getAllByRole('button', { name: /way \d/ })).toHaveLength(25);
  expect(screen.getByRole('button', { name: 'way 24' }).dataset.action).toBe('pull west24');
});

test('nothing to do is said, and nothing asks to be typed', async () => {
  const { props } = show([]);
  expect(screen.getByText('Nothing')).toBeTruthy();
  const form = screen.getByTestId('type-move').closest('form')!;
  expect(form.classList.contains('idle')).toBe(true);
  await fireEvent.input(screen.getByTestId('type-move'), { target: { value: 'half a mo' } });
  expect(form.classList.contains('idle')).toBe(false);
  await fireEvent.input(screen.getByTestId('type-move'), { target: { value: '' } });
  props.actions = [option('stay')];
  flushSync();
  expect(form.classList.contains('idle')).toBe(false);
});
