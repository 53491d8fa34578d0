/** The 3D picture. It draws nothing while nothing moves. `wake` draws one frame. */

import {
  Color,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
  type Mesh,
  type Object3D,
} from 'three';
import type { Catalogue } from '../catalogue';
import { between, eye, FIELD, type Aim, type Frame } from './aim';
import { Hands } from './hands';
import { drawLens, type Lens } from './lens';
import { Light } from './light';
import type { Matter } from './materials';
import { Pieces } from './pieces';
import { MEASURES, Pace, type Quality } from './quality';
import { TABLE, Terrace } from './terrace';

const GLIDE_MS = 320;
const CONTEXT_RESTORE_TIMEOUT_MS = 5000;
/** Behind the content of a lens. */
const LINEN = new Color('#d9c49a');

interface Glide {
  from: Aim;
  to: Aim;
  begun: number;
}

export class Stage {
  readonly camera = new PerspectiveCamera(FIELD, 1, 10, 8000);
  readonly pieces: Pieces;
  readonly hands: Hands;
  /** Magnifies what a finger hides. */
  lens: Lens | null = null;
  /** Number of drawn frames. */
  drawn = 0;
  /** Called before each frame to move things. Returns true if more frames are needed. */
  onframe: (now: number) => boolean = () => false;
  /** Called when the camera or the window has changed. */
  onview: () => void = () => {};
  /** Called when the device needs another quality. */
  onquality: (quality: Quality) => void = () => {};
  /** Called when the WebGL context is lost and does not come back. */
  onlost: () => void = () => {};

  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #light: Light;
  readonly #terrace: Terrace;
  readonly #pace: Pace;
  readonly #watch: ResizeObserver;
  #aim: Aim = { azimuth: 0, elevation: 0.3, distance: 1000, height: 0, aside: [0, 0] };
  #glide: Glide | null = null;
  #due = 0;
  #waits = 0;
  #last = 0;
  #goesOn = false;
  /** The part of the height that is covered at the bottom. */
  #hidden = 0;

  constructor(
    readonly host: HTMLElement,
    readonly quality: Quality,
    catalogue: Catalogue,
  ) {
    const measures = MEASURES[quality];
    const canvas = document.createElement('canvas');
    this.#renderer = new WebGLRenderer({
      canvas,
      antialias: measures.smooth,
      alpha: true,
      powerPreference: 'low-power',
    });
    Object.assign(this.#renderer, { toneMapping: NeutralToneMapping, toneMappingExposure: 1.2 });
    Object.assign(this.#renderer.shadowMap, { enabled: measures.shadows, type: PCFShadowMap, autoUpdate: false });
    const sharp =
      quality === 'high' ? Math.min(8, this.#renderer.capabilities.getMaxAnisotropy()) : quality === 'medium' ? 2 : 1;
    this.#pace = new Pace(quality);
    this.#light = new Light(this.#scene, measures);
    this.#terrace = new Terrace(this.#scene, catalogue, measures, sharp);
    this.pieces = new Pieces(catalogue, measures, sharp);
    this.hands = new Hands(this.camera);
    this.#scene.add(this.pieces.group, this.hands.group);
    this.camera.up.set(0, 0, 1);
    canvas.addEventListener('webglcontextlost', this.#lost);
    canvas.addEventListener('webglcontextrestored', this.#found);
    host.append(canvas);
    this.#watch = new ResizeObserver(() => this.#resize());
    this.#watch.observe(host);
    this.#resize();
  }

  /** Devices take the context away in sleep or when a driver fails, and usually restore it. Waits for that. */
  readonly #lost = (event: Event): void => {
    event.preventDefault();
    this.#waits = window.setTimeout(() => this.onlost(), CONTEXT_RESTORE_TIMEOUT_MS);
  };
  readonly #found = (): void => {
    clearTimeout(this.#waits);
    this.wake(true);
  };

  get frame(): Frame {
    return { aspect: this.camera.aspect, free: 1 - this.#hidden };
  }
  get aim(): Aim {
    return this.#glide?.to ?? this.#aim;
  }

  /** Moves the camera, at once or gliding. */
  look(aim: Aim, gliding = false): void {
    if (gliding) this.#glide = { from: this.#aim, to: aim, begun: performance.now() };
    else {
      this.#glide = null;
      this.#set(aim);
    }
    this.wake();
  }

  #set(aim: Aim): void {
    this.#aim = aim;
    this.camera.position.set(...eye(aim));
    this.camera.lookAt(...aim.aside, aim.height);
    this.camera.updateMatrixWorld();
  }

  #gliding(now: number): boolean {
    if (!this.#glide) return false;
    const { from, to, begun } = this.#glide;
    const part = Math.min(1, Math.max(0, (now - begun) / GLIDE_MS));
    this.#set(between(from, to, 1 - (1 - part) ** 3));
    if (part === 1) this.#glide = null;
    return part < 1;
  }

  mood(night: boolean): void {
    this.#light.mood(night);
    this.#terrace.mood(night);
    this.wake(true);
  }

  /** This part of the height is covered at the bottom, so the villa is drawn above it. */
  cover(part: number): void {
    if (part === this.#hidden) return;
    this.#hidden = part;
    this.#resize();
  }

  /** Draws one frame after a change. `moved` also updates the shadows of pieces. */
  wake(moved = false): void {
    if (moved) this.#renderer.shadowMap.needsUpdate = true;
    this.#due ||= requestAnimationFrame((now) => this.#draw(now));
  }

  #draw(now: number): void {
    this.#due = 0;
    const goesOn = this.onframe(now);
    const glides = this.#gliding(now);
    if (goesOn || this.#goesOn) this.#renderer.shadowMap.needsUpdate = true;
    this.hands.face();
    this.#renderer.render(this.#scene, this.camera);
    if (this.lens) this.#magnify(this.lens);
    this.drawn += 1;
    this.onview();
    if (this.#goesOn && goesOn) this.#measure(now - this.#last);
    this.#last = now;
    this.#goesOn = goesOn;
    if (goesOn || glides) this.wake();
  }

  /** Draws the lens without hands, which would hide what they hold. */
  #magnify(lens: Lens): void {
    this.hands.group.visible = false;
    drawLens(this.#renderer, this.#scene, this.camera, lens, this.host.clientHeight, LINEN);
    this.hands.group.visible = true;
  }

  #measure(passed: number): void {
    const wanted = this.#pace.frame(passed);
    if (wanted !== this.quality) this.onquality(wanted);
  }

  #resize(): void {
    const { clientWidth: width, clientHeight: height } = this.host;
    if (!width || !height) return;
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, MEASURES[this.quality].mostPixels));
    this.#renderer.setSize(width, height);
    this.camera.aspect = width / height;
    this.camera.setViewOffset(width, height, 0, (this.#hidden * height) / 2, width, height);
    this.camera.updateProjectionMatrix();
    this.wake();
  }

  /** The position of a point in pixels of the picture. */
  seen(x: number, y: number, z: number): [number, number] {
    const at = new Vector3(x, y, z).project(this.camera);
    return [((at.x + 1) / 2) * this.host.clientWidth, ((1 - at.y) / 2) * this.host.clientHeight];
  }

  /** The position of the table's far edge in the picture. The hills are behind it. */
  get horizon(): number {
    const { azimuth } = this.#aim;
    return this.seen(-TABLE * Math.sin(azimuth), TABLE * Math.cos(azimuth), 0)[1];
  }
  get azimuth(): number {
    return this.#aim.azimuth;
  }

  dispose(): void {
    cancelAnimationFrame(this.#due);
    this.#due = -1; // no more drawing
    this.#watch.disconnect();
    this.#scene.traverse(disposeOf);
    this.#light.dispose();
    clearTimeout(this.#waits);
    this.#renderer.domElement.removeEventListener('webglcontextlost', this.#lost);
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
    this.#renderer.domElement.remove();
  }
}

function disposeOf(thing: Object3D): void {
  const { geometry, material } = thing as Partial<Mesh>;
  geometry?.dispose();
  for (const skin of [material ?? []].flat() as Matter[]) {
    skin.map?.dispose();
    skin.dispose();
  }
}
