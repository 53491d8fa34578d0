/** Light: a long afternoon by day, a terrace with a lamp by night. */

import { DirectionalLight, HemisphereLight, type Scene } from 'three';
import type { Measures } from './quality';

interface Mood {
  sun: readonly [string, number];
  sky: readonly [string, number];
  fill: readonly [string, string, number];
  back: readonly [string, number];
}

const DAY: Mood = {
  sun: ['#ffe6c2', 2.9],
  sky: ['#fff3dd', 0.85],
  fill: ['#fff1d8', '#e8cba4', 1.3],
  back: ['#ffd9a8', 0.55],
};
const NIGHT: Mood = {
  sun: ['#ffd3a0', 3.1],
  sky: ['#c9c0ea', 0.55],
  fill: ['#c9bfe0', '#94705f', 1.15],
  back: ['#8a92ee', 0.7],
};

export class Light {
  readonly #sun = new DirectionalLight();
  readonly #sky = new DirectionalLight();
  readonly #back = new DirectionalLight();
  readonly #fill = new HemisphereLight();

  constructor(
    scene: Scene,
    private readonly measures: Measures,
  ) {
    this.#sun.position.set(-640, -560, 700);
    this.#sky.position.set(40, 60, 900);
    this.#back.position.set(600, 500, 260);
    this.#fill.position.set(0, 0, 1);
    this.#sun.target.position.set(0, 0, 180);
    this.#cast(this.#sun, measures.shadows, measures.shadowSize, 5);
    this.#cast(this.#sky, measures.skyShadow, 512, 6);
    scene.add(this.#sun, this.#sun.target, this.#sky, this.#sky.target, this.#back, this.#fill);
  }

  #cast(light: DirectionalLight, casts: boolean, size: number, radius: number): void {
    light.castShadow = casts;
    if (!casts) return;
    light.shadow.mapSize.set(size, size);
    Object.assign(light.shadow, { radius, bias: -0.0006, normalBias: 0.6 });
    Object.assign(light.shadow.camera, { left: -480, right: 480, top: 560, bottom: -420, near: 50, far: 2200 });
  }

  mood(night: boolean): void {
    const { sun, sky, fill, back } = night ? NIGHT : DAY;
    for (const [light, [colour, strength]] of [
      [this.#sun, sun],
      [this.#sky, sky],
      [this.#back, back],
    ] as const) {
      light.color.set(colour);
      light.intensity = strength;
    }
    this.#fill.color.set(fill[0]);
    this.#fill.groundColor.set(fill[1]);
    this.#fill.intensity = fill[2] * (this.measures.skyShadow ? 1 : 1.22);
  }

  dispose(): void {
    for (const light of [this.#sun, this.#sky, this.#back, this.#fill]) light.dispose();
  }
}
