import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { connection, line, connectWithEntries, socket } from '../../../net/connection.fake';
import { setTexts } from '../../../device/i18n.svelte';
import { setNotationShown } from '../../../device/settings/notation.svelte';
import HistoryBar from './HistoryBar.svelte';
import { Replay } from '../../logic/replay.svelte';

let playing: Replay;
beforeEach(() => {
  setTexts(
    'en',
    [
      'notation = Notation',
      'told = Somebody moves',
      'step-back = Back',
      'step-first = First',
      'copy-moment = Link',
      'copied = Copied',
    ].join('\n'),
  );
  connectWithEntries();
  playing = new Replay(connection.history, () => connection.lines);
  connection.history.viewAt(2);
  render(HistoryBar, { id: 'abc', connection, replay: playing, format: ({ key }) => key });
});
const at = () => connection.history.goal;
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });

test('it goes by keys, on to the present, and ends with Escape', async () => {
  expect(screen.queryByRole('region', { name: 'Notation' })).toBeNull();
  setNotationShown(true);
  await tick();
  expect(screen.getByRole('region', { name: 'Notation' }).textContent).toBe(line(1).message.notation);
  await press('ArrowLeft');
  expect(at()).toBe(1);
  await press('Home');
  await press('ArrowLeft');
  expect(at()).toBe(0);
  await press('ArrowRight');
  expect(at()).toBe(1);
  await press(' ');
  expect(playing.isPlaying).toBe(true);
  await press('Escape');
  expect([at(), playing.isPlaying]).toEqual([null, false]);
});

test('the slider leads anywhere, and keeps its own keys', async () => {
  const slider = screen.getByRole<HTMLInputElement>('slider');
  slider.value = '1';
  await fireEvent.input(slider);
  expect(at()).toBe(1);
  await press('ArrowLeft', slider);
  expect(at()).toBe(1);
  await press('Escape', slider);
  expect(at()).toBeNull();
});

test('at the beginning nothing lies before it, and the keyboard stays where it is', async () => {
  screen.getByRole('button', { name: 'First' }).focus();
  await fireEvent.click(screen.getByRole('button', { name: 'First' }));
  await tick();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'First' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(at()).toBe(0);
});

test('a link to this moment is copied; of another moment it is another one', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await fireEvent.click(screen.getByRole('button', { name: 'Link' }));
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/table/abc?at=2`);
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy());
  await press('ArrowLeft');
  expect(screen.getByRole('button', { name: 'Link' })).toBeTruthy();
  vi.unstubAllGlobals();
});

test('what is asked of the server is asked as somebody steps', () => {
  expect(socket().sent.filter(({ t }) => t === 'view_at')[0]).toEqual({ t: 'view_at', seq: 2 });
});
