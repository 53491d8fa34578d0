import { beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../net/api';
import { forgetTable, saveTokens, knownTable, knownTables } from '../device/seatKeys.svelte';
import { TableStatuses } from './myTables.svelte';
import type { Problem, TableStatus } from '../protocol/messages';

const asked: string[] = [];
const answers: (() => void)[] = [];
let answer: (id: string) => TableStatus;
vi.mock('../net/api', async (original) => ({
  ...(await original<typeof import('../net/api')>()),
  fetchTable: (id: string) => {
    asked.push(id);
    return new Promise<TableStatus>((done, fail) =>
      answers.push(() => {
        try {
          done(answer(id));
        } catch (failure) {
          fail(failure as Error);
        }
      }),
    );
  },
}));
const glance = (id: string, seed: string | null = null) => ({ id, seed }) as TableStatus;
async function answerAll() {
  while (answers.length) {
    answers.shift()!();
    await new Promise((done) => setTimeout(done));
  }
}

beforeEach(() => {
  for (const { id } of knownTables()) forgetTable(id);
  localStorage.clear();
  asked.length = 0;
  answer = (id) => glance(id);
});

test('all are asked about, a few at a time and each once', async () => {
  for (let number = 0; number < 30; number += 1) saveTokens(`t${number}`, ['key']);
  const overview = new TableStatuses();
  const looking = [overview.load(knownTables()), overview.load(knownTables())];
  expect(asked.length).toBeLessThan(10);
  await answerAll();
  await Promise.all(looking);
  expect(asked).toHaveLength(30);
  expect(Object.keys(overview.statuses)).toHaveLength(30);
});

test('what is over is remembered as such, and what is gone forgotten', async () => {
  saveTokens('over', ['key']);
  saveTokens('gone', ['key']);
  answer = (id) => {
    if (id === 'gone') throw new Refused(404, { code: 'not_found' } as Problem);
    return glance(id, 'seed');
  };
  const looking = new TableStatuses().load(knownTables());
  await answerAll();
  await looking;
  expect([knownTable('over')?.over, knownTable('gone')]).toEqual([true, null]);
});

test('whoever asks again and is not answered knows what they knew', async () => {
  saveTokens('here', ['key']);
  const overview = new TableStatuses();
  const first = overview.load(knownTables());
  await answerAll();
  await first;
  answer = () => {
    throw new Error('no line');
  };
  const again = overview.load(knownTables());
  await answerAll();
  await again;
  expect([asked.length, overview.statuses['here']]).toEqual([2, glance('here')]);
});
