import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setTexts } from '../../../device/i18n.svelte';
import type { TimeControl, TableClockReading } from '../../../protocol/messages';
import TableClocks from './TableClocks.svelte';

const WORDS = `
lasting-seconds = { $count } s
lasting-minutes = { $count } min
lasting-hours = { $count } h
lasting-days = { $count } d
lasting-both = { $first } { $second }
clock-mine = you { $time }
clock-of = { $name } { $time }
clock-days = { $days }d{ $hours }h
pause-wanted = { $names } pause?
pause-mine = asked
pause-agree = agree
pause-withdraw = withdraw
pause-on = paused
pause-end = go on
`;
beforeEach(() => {
  vi.useFakeTimers();
  setTexts('en', WORDS);
});
afterEach(() => void vi.useRealTimers());

const bare = (text: string | null | undefined) => (text ?? '').replace(/[\u2068\u2069]/g, '').trim();

function at(
  time: TableClockReading,
  tempo: TimeControl = { pace: 'live', limit: { kind: 'turn', seconds: 120 } },
  kinds: ('person' | 'bot')[] = ['person', 'person'],
) {
  const connection = { send: vi.fn(), delegateSeat: vi.fn(), update: { table_clock: time } };
  const seats = kinds.map((kind, seat) => ({ kind, name: '', level: null, mine: seat === 0, here: true }));
  const table = { seats, tempo } as never;
  return { connection, props: { connection: connection as never, table, names: ['Ada', 'Ben'], over: false } };
}
async function pass(seconds: number) {
  vi.advanceTimersByTime(seconds * 1000);
  await tick();
}
const face = (seat: number) => bare(screen.getByTestId(`clock-${seat}`).querySelector('.face')?.textContent);

describe('the clocks of a table', () => {
  test('are seen every second and said only now and then', async () => {
    render(TableClocks, at({ left: [65, 120], running: [0] }).props);
    await tick();
    const said = () => bare(screen.getByTestId('time-said').textContent);
    expect([face(0), face(1), said()]).toEqual(['1:05', '2:00', 'you 1 min 5 s']);
    await pass(2);
    expect([face(0), face(1), said()]).toEqual(['1:03', '2:00', 'you 1 min 5 s']);
    await pass(3);
    expect([face(0), said()]).toEqual(['1:00', 'you 1 min']);
  });

  test('say by shape and by a sign when little is left', async () => {
    render(TableClocks, at({ left: [21, 120], running: [0] }).props);
    await tick();
    expect(screen.getByTestId('clock-0').className).not.toContain('urgent');
    await pass(1);
    expect(screen.getByTestId('clock-0').className).toContain('urgent');
    expect(screen.getByTestId('clock-0').textContent).toContain('!');
    expect(screen.getByTestId('clock-1').className).not.toContain('urgent');
  });

  test('of those who are there are not seen where only absence counts', async () => {
    render(TableClocks, at({ left: [300, 200], running: [1] }, { limit: { kind: 'away', seconds: 300 } }).props);
    await tick();
    expect(screen.queryByTestId('clock-0')).toBeNull();
    expect(face(1)).toBe('3:20');
  });

  test('can be stopped if all agree', async () => {
    const { connection, props } = at({ left: [60, 60], running: [1] });
    const { unmount } = render(TableClocks, props);
    await fireEvent.click(screen.getByTestId('ask-pause'));
    expect(connection.send).toHaveBeenLastCalledWith({ t: 'vote_pause', seat: 0, wants: true });
    unmount();
    const wanted = at({ left: [60, 60], wants: [1] });
    const second = render(TableClocks, wanted.props);
    expect(bare(screen.getByTestId('pausing').querySelector('span')?.textContent)).toBe('Ben pause?');
    await fireEvent.click(screen.getByTestId('agree'));
    expect(wanted.connection.send).toHaveBeenLastCalledWith({ t: 'vote_pause', seat: 0, wants: true });
    second.unmount();
    const paused = at({ left: [60, 60], paused: true, wants: [0] });
    render(TableClocks, paused.props);
    await fireEvent.click(screen.getByTestId('agree'));
    expect(paused.connection.send).toHaveBeenLastCalledWith({ t: 'vote_pause', seat: 0, wants: false });
  });

  test('give a seat back to whoever a bot plays for', async () => {
    const { connection, props } = at({ left: [0, 60] }, undefined, ['bot', 'person']);
    render(TableClocks, props);
    await fireEvent.click(screen.getByTestId('play-again'));
    expect(connection.delegateSeat).toHaveBeenCalledWith(0, null);
  });
});
