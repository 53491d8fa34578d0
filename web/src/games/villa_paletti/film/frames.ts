/** Reads frames from the server: a compact format for the places of all pieces. docs/villa_paletti.md specifies it. */

/** x, y, z in millimetres, then the quaternion w, i, j, k. */
export type Place = readonly [number, number, number, number, number, number, number];
export type Point = readonly [number, number, number];

export const LEGS = [
  'hand',
  'freed',
  'returning',
  'releasing',
  'lifting',
  'settling',
  'falling',
  'over',
  'carrying',
] as const;
export type Leg = (typeof LEGS)[number];

/** The hand that holds a piece. */
export interface HandSeen {
  at: Point;
  tool: 'fingers' | 'hook' | 'flat';
  piece: number;
  house: boolean;
  opening: boolean;
  seat: number;
  seconds: number;
}
/** The hand that steadies a floor. */
export interface OtherHand {
  at: Point;
  floor: number;
  /** Millimetres. */
  lift: number;
}
/** An impact or sliding: its speed in m/s, or in mm/s for sliding. */
export interface Heard {
  piece: number;
  slides: boolean;
  strength: number;
}
export interface Frame {
  tick: number;
  leg: Leg;
  /** True if pieces that are missing in the frame do not exist. */
  whole: boolean;
  silent: boolean;
  pieces: Map<number, Place>;
  /** Undefined means no change, and null means that there is no hand. */
  hand: HandSeen | null | undefined;
  other: OtherHand | null | undefined;
  heard: Heard[];
}
/** A frame and the position to which it belongs. */
export interface Live {
  seq: number;
  frame: Frame;
}

const [STEP, PART] = [1200 / 65535, Math.SQRT1_2];
const [HEAD, RECORD, SEQ] = [5, 13, 4];
const [FIRST_OTHER, HAND, OTHER, SOUNDS] = [25, 64, 65, 66];
const [GONE, EMPTY, SLIDES] = [255, 127, 128];
const TOOLS = ['fingers', 'hook', 'flat'] as const;

export function readLive(bytes: ArrayBuffer): Live {
  return { seq: new DataView(bytes).getUint32(0, true), frame: readFrame(new DataView(bytes, SEQ)) };
}

/** A recording: frames one after the other, each preceded by its length. */
export function readReel(bytes: ArrayBuffer): Frame[] {
  const frames: Frame[] = [];
  const data = new DataView(bytes);
  for (let at = 0; at + 2 <= bytes.byteLength;) {
    const long = data.getUint16(at, true);
    frames.push(readFrame(new DataView(bytes, at + 2, long)));
    at += 2 + long;
  }
  return frames;
}

export function readFrame(data: DataView): Frame {
  const signs = data.getUint8(0);
  const whole = (signs & 16) !== 0;
  const frame: Frame = {
    tick: data.getUint32(1, true),
    leg: LEGS[signs & 15] ?? 'over',
    whole,
    silent: (signs & 32) !== 0,
    pieces: new Map(),
    hand: whole ? null : undefined,
    other: whole ? null : undefined,
    heard: [],
  };
  for (let at = HEAD; at + RECORD <= data.byteLength; at += RECORD)
    readRecord(frame, new DataView(data.buffer, data.byteOffset + at, RECORD));
  return frame;
}

function readRecord(frame: Frame, record: DataView): void {
  const number = record.getUint8(0);
  if (number < FIRST_OTHER) frame.pieces.set(number, [...point(record), ...attitude(record)]);
  else if (number === HAND) frame.hand = hand(record);
  else if (number === OTHER) frame.other = other(record);
  else if (number === SOUNDS) frame.heard = heard(record);
}

function point(record: DataView): Point {
  const [x, y, z] = [1, 3, 5].map((at) => record.getUint16(at, true) * STEP);
  return [x! - 600, y! - 600, z! - 50];
}

/** The largest component is left out, because the others determine it. */
function attitude(record: DataView): [number, number, number, number] {
  const [low, high] = [record.getUint32(7, true), record.getUint16(11, true)];
  const steps = [((high & 0x1fff) << 2) | (low >>> 30), (low >>> 15) & 0x7fff, low & 0x7fff];
  const parts = steps.map((step) => ((step / 32767) * 2 - 1) * PART);
  parts.splice(high >> 13, 0, Math.sqrt(Math.max(0, 1 - parts.reduce((sum, part) => sum + part * part, 0))));
  return parts as [number, number, number, number];
}

function hand(record: DataView): HandSeen | null {
  const tool = record.getUint8(7);
  if (tool === GONE) return null;
  const signs = record.getUint8(9);
  const seat = record.getUint8(10);
  return {
    at: point(record),
    tool: TOOLS[tool] ?? 'fingers',
    piece: record.getUint8(8),
    house: (signs & 1) !== 0,
    opening: (signs & 8) !== 0,
    seat: seat === GONE ? -1 : seat,
    seconds: record.getUint8(11),
  };
}

function other(record: DataView): OtherHand | null {
  const floor = record.getUint8(7);
  return floor === GONE ? null : { at: point(record), floor, lift: record.getUint16(9, true) / 1000 };
}

function heard(record: DataView): Heard[] {
  const slots = [1, 3, 5, 7, 9, 11].map((at) => [record.getUint8(at), record.getUint8(at + 1)] as const);
  return slots
    .filter(([piece]) => piece !== EMPTY)
    .map(([piece, strength]) =>
      piece >= SLIDES
        ? { piece: piece - SLIDES, slides: true, strength }
        : { piece, slides: false, strength: strength / 100 },
    );
}
