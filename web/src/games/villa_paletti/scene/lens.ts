/** A magnified part of the picture, beside the finger that covers it. */

import { PerspectiveCamera, type Color, type Scene, type WebGLRenderer } from 'three';
import { FIELD } from './aim';

const LARGER = 2.4;

export interface Lens {
  /** The point that it shows, in millimetres. */
  at: readonly [number, number, number];
  /** Its upper left corner in pixels of the picture, and its width. */
  left: number;
  top: number;
  size: number;
}

const camera = new PerspectiveCamera(FIELD, 1, 10, 8000);
camera.up.set(0, 0, 1);

/** Draws over the picture, which is this number of pixels high. */
export function drawLens(
  renderer: WebGLRenderer,
  scene: Scene,
  eye: PerspectiveCamera,
  lens: Lens,
  height: number,
  ground: Color,
): void {
  const half = Math.tan((FIELD * Math.PI) / 360);
  camera.fov = (Math.atan((half * lens.size) / (height * LARGER)) * 360) / Math.PI;
  camera.position.copy(eye.position);
  camera.lookAt(...lens.at);
  camera.updateProjectionMatrix();
  const from = height - lens.top - lens.size;
  renderer.setScissorTest(true);
  renderer.setScissor(lens.left, from, lens.size, lens.size);
  renderer.setViewport(lens.left, from, lens.size, lens.size);
  renderer.setClearColor(ground, 1);
  renderer.render(scene, camera);
  renderer.setClearColor(ground, 0);
  renderer.setScissorTest(false);
  renderer.setViewport(0, 0, height * eye.aspect, height);
}
