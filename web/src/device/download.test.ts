import { describe, expect, it } from 'vitest';
import type { LogLine, TableInfo } from '../protocol/messages';
import { partialLog } from './download';

const table = { game: 'kuhn', revision: 2, options: { deck: 3 }, seats: [{}, {}] } as unknown as TableInfo;
const line = (seat: number, notation?: string) =>
  ({ seat, message: { text: { key: 'x' }, ...(notation ? { notation } : {}) } }) as LogLine;

describe('a match so far', () => {
  it('is a log of what was heard, and says where something is secret', () => {
    expect(partialLog(table, [line(-1), line(0, 'bet')])).toBe(
      '{"game":"kuhn","revision":2,"seats":2,"options":{"deck":3},"seed":""}\n# not over: the seed, and what is secret, are withheld\n# -1: withheld\n0: bet\n',
    );
  });
});
