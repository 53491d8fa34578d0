import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSounds, playSound, SOUNDS, areSoundsOn } from './sounds.svelte';

const made: string[] = [];
const param = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
const node = (kind: string) => () => {
  made.push(kind);
  const one = {
    gain: param,
    frequency: { value: 0 },
    Q: { value: 0 },
    connect: (next: unknown) => next,
    start: vi.fn(),
    stop: vi.fn(),
    type: '',
    buffer: null,
  };
  return one;
};
class FakeAudio {
  state = 'running';
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  createGain = node('gain');
  createOscillator = node('string');
  createBufferSource = node('noise');
  createBiquadFilter = node('wood');
  createBuffer = () => ({ getChannelData: () => new Float32Array(2000) });
}
beforeEach(() => {
  made.length = 0;
  vi.stubGlobal('AudioContext', FakeAudio);
});
afterEach(() => {
  setSounds(false);
  vi.unstubAllGlobals();
});

test('nothing is heard until somebody wants it', () => {
  expect(areSoundsOn()).toBe(false);
  playSound('end');
  expect(made).toEqual([]);
});

test('who switches them on hears one at once, and each is made of its tones', () => {
  setSounds(true);
  expect(made.filter((kind) => kind === 'string')).toHaveLength(SOUNDS.turn.length);
  playSound('sit');
  expect(made.filter((kind) => kind === 'noise')).toHaveLength(SOUNDS.sit.length);
});

test('a browser without sound is simply silent', () => {
  vi.stubGlobal('AudioContext', undefined);
  setSounds(true);
  expect(made).toEqual([]);
});
