/** Sounds of wood: knocks, slides and creaks, all synthesized. Off by default. */

const [LOUD, LONG] = [0.5, 0.25];
const MODES = [
  [640, 0.055, 1],
  [1510, 0.032, 0.55],
  [2830, 0.018, 0.3],
] as const;
const BODIES = [
  [420, 9],
  [930, 12],
  [1730, 14],
] as const;

/** A small block of wood that is struck: three decaying tones and the click of the impact. */
export function knock(rate: number, random = Math.random): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: Math.ceil(rate * LONG) }, (_, n) => {
    const t = n / rate;
    const ring = MODES.reduce(
      (sum, [pitch, decay, part]) => sum + part * Math.exp(-t / decay) * Math.sin(2 * Math.PI * pitch * t),
      0,
    );
    return 0.4 * ring + 0.25 * Math.exp(-t / 0.002) * (random() * 2 - 1);
  });
}

/** Two seconds of seamless noise. */
export function rough(rate: number, random = Math.random): Float32Array<ArrayBuffer> {
  let low = 0;
  const made = Float32Array.from({ length: rate * 2 }, () => (low += 0.2 * (random() * 2 - 1 - low)));
  const fade = Math.floor(rate / 10);
  for (let n = 0; n < fade; n += 1) made[n] = made[n]! * (n / fade) + made[made.length - fade + n]! * (1 - n / fade);
  return made.slice(0, made.length - fade);
}

export class Sounds {
  readonly #context = new AudioContext();
  readonly #out = new GainNode(this.#context, { gain: LOUD });
  readonly #knock = this.#buffer(knock(this.#context.sampleRate));
  readonly #band = new BiquadFilterNode(this.#context, { type: 'bandpass', frequency: 1200, Q: 0.8 });
  readonly #slide = new GainNode(this.#context, { gain: 0 });
  readonly #saw = new OscillatorNode(this.#context, { type: 'sawtooth', frequency: 40 });
  readonly #creak = new GainNode(this.#context, { gain: 0 });

  constructor() {
    this.#out.connect(this.#context.destination);
    const noise = new AudioBufferSourceNode(this.#context, {
      buffer: this.#buffer(rough(this.#context.sampleRate)),
      loop: true,
    });
    noise.connect(this.#band).connect(this.#slide).connect(this.#out);
    for (const [frequency, Q] of BODIES)
      this.#saw.connect(new BiquadFilterNode(this.#context, { type: 'bandpass', frequency, Q })).connect(this.#creak);
    this.#creak.connect(this.#out);
    noise.start();
    this.#saw.start();
  }

  #buffer(samples: Float32Array<ArrayBuffer>): AudioBuffer {
    const made = this.#context.createBuffer(1, samples.length, this.#context.sampleRate);
    made.copyToChannel(samples, 0);
    return made;
  }

  /** An impact. Its speed (m/s) and mass (grams) determine loudness and pitch. */
  hit(speed: number, grams: number): void {
    void this.#context.resume().catch(() => {}); // browsers need a user gesture first
    const playbackRate = (20 / grams) ** 0.25 * (0.94 + 0.12 * Math.random());
    const source = new AudioBufferSourceNode(this.#context, { buffer: this.#knock, playbackRate });
    source.connect(new GainNode(this.#context, { gain: Math.min(1, speed * 1.6) })).connect(this.#out);
    source.start();
  }

  /** Sets the speed of sliding (mm/s) and the force of the hand (N). */
  rub(speed: number, strain: number): void {
    const now = this.#context.currentTime;
    this.#band.frequency.setTargetAtTime(500 + 30 * speed, now, 0.05);
    this.#slide.gain.setTargetAtTime(Math.min(0.5, speed / 90), now, 0.04);
    this.#saw.frequency.setTargetAtTime(24 + 40 * strain + 8 * Math.random(), now, 0.06);
    this.#creak.gain.setTargetAtTime(Math.min(1, Math.max(0, strain - 0.3) * 0.9), now, 0.08);
  }

  close(): void {
    void this.#context.close().catch(() => {});
  }
}
