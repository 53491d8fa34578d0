/** Notifications while no page is open, for one table or for all tables of this browser. */

import { requestChannels, fetchPushKey } from '../net/api';
import { language, t } from '../device/i18n.svelte';
import { knownTable } from '../device/seatKeys.svelte';
import type { ChannelRequest, NotificationChannel, AddChannel, AccountSeat } from '../protocol/messages';
import { BASE_URL } from '../device/baseUrl';
import { readItem, writeItem } from '../device/storage';
import { ALL_TABLES_KEY, EXCLUDED_TABLES_KEY, CHANNELS_KEY } from '../device/notificationChannels';

export type Channel = AddChannel['call'];
type TokenlessRequest = ChannelRequest extends infer One
  ? One extends ChannelRequest
    ? Omit<One, 'token'>
    : never
  : never;

/** Whether this browser supports web push. It requires HTTPS. */
export const canPush = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis;

function readList<Kind>(name: string): Kind[] {
  try {
    const found: unknown = JSON.parse(readItem(name) ?? '[]');
    return Array.isArray(found) ? (found as Kind[]) : [];
  } catch {
    return [];
  }
}

/** Subscribes to web push. The browser asks the user first. */
export async function subscribePush(): Promise<Channel> {
  await navigator.serviceWorker.register(`${BASE_URL}sw.js`);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const found =
    known ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: (await fetchPushKey()).key }));
  const { endpoint = '', keys = {} } = found.toJSON();
  return { way: 'push', endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** A channel with its id on the server; empty if not yet known. */
interface StoredChannel {
  call: Channel;
  id: string;
}
const storedChannels = (): StoredChannel[] =>
  readList<StoredChannel | Channel>(CHANNELS_KEY).map((one) => ('call' in one ? one : { call: one, id: '' }));
const isOtherChannel = (call: Channel) => (one: StoredChannel) => JSON.stringify(one.call) !== JSON.stringify(call);
const saveChannels = (known: readonly StoredChannel[]): void => writeItem(CHANNELS_KEY, JSON.stringify(known));

/** Whether this device set up the channel. */
export const isOwnChannel = (id: string): boolean => storedChannels().some((way) => way.id === id);

/** Distinguishes the push channel of this browser from those of others. */
export const channelText = ({ way, id }: Pick<NotificationChannel, 'way' | 'id'>): string =>
  t(way === 'push' && !isOwnChannel(id) ? 'call-way-push-other' : `call-way-${way}`);

/** Removes a channel from these seats and from this device. */
export async function removeChannelAt(
  id: string,
  seats: readonly Pick<AccountSeat, 'table' | 'token'>[],
): Promise<void> {
  for (const { table, token } of seats) await requestChannels(table, { t: 'drop', token, id });
  saveChannels(storedChannels().filter((way) => way.id !== id));
}

export class Notifications {
  channels = $state.raw<readonly NotificationChannel[]>([]);
  allTables = $state(readItem(ALL_TABLES_KEY) === 'on');

  constructor(private readonly table: string) {}

  /** Sends the request for each own seat. The result is the same for all. */
  async #send(question: TokenlessRequest): Promise<string> {
    let id = '';
    for (const { token } of knownTable(this.table)?.mine ?? []) {
      const { calls: channels, added = '' } = await requestChannels(this.table, {
        ...question,
        token,
      } as ChannelRequest);
      this.channels = channels;
      id = added;
    }
    return id;
  }
  async load(): Promise<void> {
    await this.#send({ t: 'look' });
  }
  async test(id: string): Promise<void> {
    await this.#send({ t: 'try', id });
  }
  async add(call: Channel): Promise<void> {
    const id = await this.#send({ t: 'add', call, lang: language() });
    saveChannels([...storedChannels().filter(isOtherChannel(call)), { call, id }]);
  }
  async remove(call: NotificationChannel): Promise<void> {
    await this.#send({ t: 'drop', id: call.id });
    if (this.allTables)
      writeItem(
        EXCLUDED_TABLES_KEY,
        JSON.stringify([...readList<string>(EXCLUDED_TABLES_KEY), this.table].slice(-100)),
      );
    else saveChannels(storedChannels().filter((way) => way.id !== call.id));
  }
  setAllTables(allTables: boolean): void {
    this.allTables = allTables;
    writeItem(ALL_TABLES_KEY, allTables ? 'on' : 'off');
  }
}

/** Adds the channels for all tables to this one, unless the player excluded it. */
export async function addStoredChannels(table: string): Promise<void> {
  if (readItem(ALL_TABLES_KEY) !== 'on' || readList<string>(EXCLUDED_TABLES_KEY).includes(table)) return;
  const calling = new Notifications(table);
  await calling.load();
  const missing = storedChannels().filter((way) => !calling.channels.some((call) => call.id === way.id));
  for (const way of missing) await calling.add(way.call);
}
