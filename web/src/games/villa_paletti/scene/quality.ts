/** The quality of the drawing. It adapts to the device: slow frames reduce it. */

export type Quality = 'low' | 'medium' | 'high';
const STEPS: readonly Quality[] = ['low', 'medium', 'high'];

/** Number of consecutive frames that are measured. */
const SAMPLE_SIZE = 24;
const SLOW_MS = 30;
const FAST_MS = 12;
/** Longer intervals were a pause, not a slow device. */
const PAUSE_MS = 400;

export const isQuality = (word: string | null): word is Quality => STEPS.includes(word as Quality);

/** Measures the time between consecutive frames. */
export class Pace {
  #times: number[] = [];
  #rose = false;

  constructor(public quality: Quality) {}

  /** Takes the milliseconds since the last frame and returns the quality to use. */
  frame(passed: number): Quality {
    if (passed > PAUSE_MS) return this.quality;
    this.#times.push(passed);
    if (this.#times.length < SAMPLE_SIZE) return this.quality;
    const usual = this.#times.sort((a, b) => a - b)[SAMPLE_SIZE / 2]!;
    this.#times = [];
    if (usual > SLOW_MS) this.#step(-1);
    else if (usual < FAST_MS && !this.#rose) this.#step(1);
    return this.quality;
  }

  /** Increases only once, because a device at its limit would alternate for ever. */
  #step(by: number): void {
    this.#rose ||= by > 0 || this.quality !== 'low';
    this.quality = STEPS[Math.min(2, Math.max(0, STEPS.indexOf(this.quality) + by))]!;
  }
}

export interface Measures {
  /** Real shadows, or a dark spot under each foot. */
  shadows: boolean;
  shadowSize: number;
  /** A second shadow from straight above, between the floors. */
  skyShadow: boolean;
  smooth: boolean;
  sides: number;
  curve: number;
  mostPixels: number;
}

export const MEASURES: Record<Quality, Measures> = {
  low: { shadows: false, shadowSize: 0, skyShadow: false, smooth: false, sides: 16, curve: 1, mostPixels: 1 },
  medium: { shadows: true, shadowSize: 1024, skyShadow: false, smooth: true, sides: 28, curve: 3, mostPixels: 1.5 },
  high: { shadows: true, shadowSize: 2048, skyShadow: true, smooth: true, sides: 40, curve: 4, mostPixels: 2 },
};
