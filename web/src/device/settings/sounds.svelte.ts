/** Sounds of the table, synthesized from tones and noise. Off by default. */

import { readItem, writeItem } from '../storage';

export type Sound = 'turn' | 'move' | 'sit' | 'phrase' | 'end';

interface Tone {
  /** Frequency in hertz, or 0 for a knock. */
  pitch: number;
  /** Start in seconds. */
  start: number;
  duration: number;
  volume: number;
}

const tone = (pitch: number, at: number, lasts = 0.5, loud = 0.16): Tone => ({
  pitch,
  start: at,
  duration: lasts,
  volume: loud,
});
const knock = (at: number, loud = 0.3): Tone => tone(0, at, 0.09, loud);

/** A plucked string for a turn, a knock for a move, a short cadence for the end. */
export const SOUNDS: Record<Sound, readonly Tone[]> = {
  turn: [tone(587.33, 0), tone(880, 0.12, 0.7)],
  move: [knock(0)],
  sit: [knock(0, 0.2), knock(0.14, 0.24)],
  phrase: [tone(783.99, 0, 0.25, 0.09)],
  end: [tone(523.25, 0), tone(659.25, 0.14), tone(783.99, 0.28), tone(1046.5, 0.42, 1.1)],
};

const STORAGE_KEY = 'sounds';
const state = $state({ on: readItem(STORAGE_KEY) === 'on' });
let context: AudioContext | null = null;

export const areSoundsOn = (): boolean => state.on;

export function setSounds(on: boolean): void {
  state.on = on;
  writeItem(STORAGE_KEY, on ? 'on' : 'off');
  if (on) playSound('turn');
}

/** Reads the setting from storage again. */
export function reloadSounds(): void {
  state.on = readItem(STORAGE_KEY) === 'on';
}

export function playSound(sound: Sound): void {
  if (!state.on || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {}); // browsers need a user gesture first
  for (const one of SOUNDS[sound]) (one.pitch ? playTone : playKnock)(context, one);
}

/** Fast attack, slow decay. */
function envelope(audio: AudioContext, { start, duration, volume }: Tone): GainNode {
  const gain = audio.createGain();
  const begins = audio.currentTime + start;
  gain.gain.setValueAtTime(0.0001, begins);
  gain.gain.exponentialRampToValueAtTime(volume, begins + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + duration);
  gain.connect(audio.destination);
  return gain;
}

function playTone(audio: AudioContext, one: Tone): void {
  const string = audio.createOscillator();
  string.type = 'triangle';
  string.frequency.value = one.pitch;
  string.connect(envelope(audio, one));
  string.start(audio.currentTime + one.start);
  string.stop(audio.currentTime + one.start + one.duration);
}

function playKnock(audio: AudioContext, one: Tone): void {
  const length = Math.ceil(audio.sampleRate * one.duration);
  const noise = audio.createBuffer(1, length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < length; n += 1) samples[n] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const wood = audio.createBiquadFilter();
  wood.type = 'bandpass';
  wood.frequency.value = 420;
  wood.Q.value = 4;
  source.connect(wood).connect(envelope(audio, one));
  source.start(audio.currentTime + one.start);
}
