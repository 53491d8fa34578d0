import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../protocol/messages';
import { countNewMoves, seqAfterLastTurn } from './recap';

/** One entry for each of these seats. A star marks an undone entry. */
const log = (...seats: string[]): LogLine[] =>
  seats.map((seat, seq) => ({
    seq,
    seat: parseInt(seat),
    message: { text: { key: 'told' }, notation: '' },
    undone: seat.endsWith('*'),
    at: '',
  }));

describe('since one’s turn', () => {
  test('begins after one’s last action before others acted', () => {
    expect(seqAfterLastTurn(log('0', '1', '2'), 0)).toBe(1);
    expect(seqAfterLastTurn(log('0', '0', '1', '2'), 0)).toBe(2);
  });
  test('what one has done since in a new turn is left out of account', () => {
    expect(seqAfterLastTurn(log('0', '1', '2', '0'), 0)).toBe(1);
  });
  test('who has not acted yet sees everything; where nobody else has, there is nothing', () => {
    expect(seqAfterLastTurn(log('1', '2'), 0)).toBe(0);
    expect(seqAfterLastTurn(log('0', '0'), 0)).toBe(2);
    expect(seqAfterLastTurn([], 0)).toBe(0);
  });
  test('chance and what was taken back are nobody’s turn', () => {
    expect(seqAfterLastTurn(log('0', '-1', '1', '0*', '-1'), 0)).toBe(1);
  });
  test('who watches sees what happened since whoever acted last had acted before', () => {
    expect(seqAfterLastTurn(log('0', '1', '2', '0'), -2)).toBe(1);
  });
  test('news is what others did and left standing', () => {
    expect(countNewMoves(log('0', '1', '1*', '-1', '2', '0'), 1, 0)).toBe(2);
  });
});
