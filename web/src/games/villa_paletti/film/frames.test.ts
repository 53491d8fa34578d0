import { expect, test } from 'vitest';
import WRITTEN from '../../../../../tests/games/villa_paletti/frames.json';
import { readFrame, readLive, readReel } from './frames';

const bytes = (hex: string): ArrayBuffer => Uint8Array.from(hex.match(/../g)!.map((two) => parseInt(two, 16))).buffer;
const frame = (hex: string) => readFrame(new DataView(bytes(hex)));
const thousandths = (numbers: readonly number[]) => numbers.map((one) => expect.closeTo(one / 1000, 2));

interface Says {
  tick: number;
  leg: string;
  whole: boolean;
  silent: boolean;
  pieces: Record<string, number[]>;
  sounds: unknown[];
  hand?: {
    place: number[];
    tool: string;
    piece: number;
    opens: boolean;
    house: boolean;
    seconds: number;
    seat: number;
  } | null;
  other?: { place: number[]; piece: number; lift: number } | null;
}

test.each(WRITTEN as unknown as { about: string; frame: string; says: Says }[])(
  'read as it was written: $about',
  ({ frame: hex, says }) => {
    const read = frame(hex);
    const { tick, leg, whole, silent } = says;
    expect(read).toMatchObject({ tick, leg, whole, silent });
    expect(Object.fromEntries(read.pieces)).toEqual(
      Object.fromEntries(Object.entries(says.pieces).map(([piece, place]) => [piece, thousandths(place)])),
    );
    if (says.hand) {
      const { place, tool, piece, opens, house, seconds, seat } = says.hand;
      expect(read.hand).toEqual({ at: thousandths(place), tool, piece, opening: opens, house, seconds, seat });
    }
    if (says.other)
      expect(read.other).toMatchObject({
        at: thousandths(says.other.place),
        floor: says.other.piece,
        lift: says.other.lift / 1000,
      });
    expect(read.heard).toHaveLength(says.sounds.length);
  },
);

test('a live frame has its moment before it, a reel its lengths', () => {
  const { frame: hex } = WRITTEN[0]!;
  expect(readLive(bytes(`29000000${hex}`)).seq).toBe(41);
  const long = (hex.length / 2).toString(16).padStart(2, '0');
  expect(readReel(bytes(`${long}00${hex}${long}00${hex}`))).toHaveLength(2);
});

test('what nobody knows is passed over; a hand that is not spoken of stays, one that has left is gone', () => {
  const head = '00' + '0a000000';
  expect(frame(`${head}50${'00'.repeat(12)}`).pieces.size).toBe(0);
  expect(frame(`${head}40${'00'.repeat(6)}ff${'00'.repeat(5)}`).hand).toBeNull();
  expect(frame(head).hand).toBeUndefined();
});
