import { beforeEach, expect, test, vi } from 'vitest';
import { Notifications, addStoredChannels, removeChannelAt, type Channel, channelText } from './notifications.svelte';
import type { ChannelRequest, NotificationChannel } from '../protocol/messages';
import { readItem, writeItem } from '../device/storage';

/** A server: what each table was told, and what it calls it. */
const told = new Map<string, Map<string, Channel>>();
const idOf = (way: Channel) => `id of ${JSON.stringify(way)}`;
const known = (id: string, way: Channel): NotificationChannel => ({
  id,
  way: way.way,
  host: new URL('endpoint' in way ? way.endpoint : way.address).hostname,
  trouble: '',
});

vi.mock('../device/seatKeys.svelte', () => ({ knownTable: () => ({ mine: [{ seat: 0, token: 'key' }] }) }));
vi.mock('../net/api', () => ({
  requestChannels: async (table: string, asked: ChannelRequest) => {
    const ways = told.get(table) ?? new Map<string, Channel>();
    told.set(table, ways);
    if (asked.t === 'add') ways.set(idOf(asked.call), asked.call);
    if (asked.t === 'drop') ways.delete(asked.id);
    const calls = [...ways].map(([id, way]) => known(id, way));
    return asked.t === 'add' ? { calls, added: idOf(asked.call) } : { calls };
  },
}));

const push = (device: string): Channel => ({
  way: 'push',
  endpoint: `https://push.example/${device}`,
  p256dh: '',
  auth: '',
});
const topic = (name: string): Channel => ({ way: 'ntfy', address: `https://ntfy.example/${name}` });
const at = (table: string) => [...(told.get(table)?.values() ?? [])];

beforeEach(() => {
  localStorage.clear();
  told.clear();
});

test('a phone is called everywhere although a laptop is called by the same host', async () => {
  told.set('next', new Map([[idOf(push('laptop')), push('laptop')]]));
  const calling = new Notifications('here');
  await calling.add(push('phone'));
  calling.setAllTables(true);
  await addStoredChannels('next');
  expect(at('next')).toEqual([push('laptop'), push('phone')]);
  await addStoredChannels('next');
  expect(at('next')).toHaveLength(2);
});

test('whoever drops one topic keeps the others of the same server', async () => {
  const calling = new Notifications('here');
  await calling.add(topic('mine'));
  await calling.add(topic('ours'));
  await calling.remove(calling.channels[0]!);
  calling.setAllTables(true);
  await addStoredChannels('next');
  expect(at('next')).toEqual([topic('ours')]);
});

test('ways that were remembered without their names are told once more', async () => {
  writeItem('calls', JSON.stringify([topic('old')]));
  writeItem('calls-everywhere', 'on');
  await addStoredChannels('next');
  expect(at('next')).toEqual([topic('old')]);
  expect(JSON.parse(readItem('calls')!)).toEqual([{ call: topic('old'), id: idOf(topic('old')) }]);
});

test('what is dropped at all tables is not told to the next one; another browser is not called this one', async () => {
  const calling = new Notifications('here');
  await calling.add(push('phone'));
  await new Notifications('there').add(push('phone'));
  calling.setAllTables(true);
  const id = idOf(push('phone'));
  expect([channelText({ way: 'push', id }), channelText({ way: 'push', id: 'laptop' })]).toEqual([
    'call-way-push',
    'call-way-push-other',
  ]);
  await removeChannelAt(id, [
    { table: 'here', token: 'key' },
    { table: 'there', token: 'key' },
  ]);
  await addStoredChannels('next');
  expect([at('here'), at('there'), at('next')]).toEqual([[], [], []]);
});
