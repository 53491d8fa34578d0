/** Hands in the style of the posters: one that holds a pillar, one flat on a floor, and the band to the target of a hand. */

import {
  CanvasTexture,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  Quaternion,
  SRGBColorSpace,
  Sprite,
  SpriteMaterial,
  TorusGeometry,
  Vector3,
  type Camera,
} from 'three';
import type { HandSeen, OtherHand, Point } from '../film/frames';
import { canvas, type Pen } from './grain';

const INK = '#2b1f1a';
const SKIN = '#e6b184';
const SIZE = 160;
const SCALE = 0.085;
const UP = new Vector3(0, 1, 0);

type Stroke = readonly [string, number, string];

/** Thumb and finger around an object at (34, 46). */
const PINCH = (sleeve: string): Stroke[] => [
  ['M98 106L122 130', 42, sleeve],
  ['M90 96L104 110', 35, '#fbf4e6'],
  ['M94 76Q78 62 71 68', 17, SKIN],
  ['M92 86Q68 68 59 72', 17, SKIN],
  ['M80 84L90 92', 36, SKIN],
  ['M78 70Q60 40 38 40', 16, SKIN],
  ['M72 90Q46 78 36 54', 16, SKIN],
];
/** Fingers flat on an object at (34, 60). */
const FLAT = (sleeve: string): Stroke[] => [
  ['M104 96L128 112', 40, sleeve],
  ['M96 90L108 98', 33, '#fbf4e6'],
  ['M76 66Q54 50 36 52', 13, SKIN],
  ['M76 74Q54 62 32 64', 13, SKIN],
  ['M78 82Q58 76 36 78', 13, SKIN],
  ['M82 92Q66 94 50 94', 13, SKIN],
  ['M80 78L94 88', 34, SKIN],
];
/** The hook with its handle. */
const HOOK = (sleeve: string): Stroke[] => [
  ['M34 46Q22 58 34 66Q44 70 52 62L92 96', 6, '#9aa3a8'],
  ...PINCH(sleeve)
    .slice(0, 5)
    .map(([path, width, ink]) => [path, width, ink] as const),
];

function draw(pen: Pen, strokes: readonly Stroke[]): void {
  pen.lineCap = pen.lineJoin = 'round';
  for (const [path, width, ink] of strokes) {
    for (const [more, tone] of [
      [6, INK],
      [0, ink],
    ] as const) {
      pen.lineWidth = width + more;
      pen.strokeStyle = tone;
      pen.stroke(new Path2D(path));
    }
  }
  // The palm covers the gaps between the outlines.
  pen.lineWidth = 31;
  pen.strokeStyle = SKIN;
  pen.stroke(new Path2D('M82 84L88 89'));
}

/** A hand without packets, or a hand that the table leads. */
export type Sign = 'frozen' | 'table';

/** The look of a hand: its tool, its player's colour, the side from which it comes, and its sign. */
export interface Drawing {
  tool: HandSeen['tool'];
  sleeve: string;
  mirrored: boolean;
  sign?: Sign | null;
}

/** Two bars as for a paused player, and a table with legs. */
const SIGNS: Record<Sign, string> = { frozen: 'M106 20V40M120 20V40', table: 'M97 24H129M103 25V42M123 25V42' };
/** Covers a frozen hand. */
const FROST = 'rgb(196 214 226 / 62%)';

function freeze(pen: Pen): void {
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = FROST;
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.globalCompositeOperation = 'source-over';
}

function drawSign(pen: Pen, sign: Sign): void {
  const badge = new Path2D();
  badge.arc(113, 30, 26, 0, 2 * Math.PI);
  Object.assign(pen, { fillStyle: '#fbf4e6', strokeStyle: INK, lineWidth: 5 });
  pen.fill(badge);
  pen.stroke(badge);
  pen.lineWidth = 7;
  pen.stroke(new Path2D(SIGNS[sign]));
}

class Drawn {
  readonly sprite = new Sprite(
    new SpriteMaterial({ depthTest: false, sizeAttenuation: false, toneMapped: false, transparent: true }),
  );
  #shown = '';

  constructor(
    private readonly at: readonly [number, number],
    private readonly strokes: (tool: string, sleeve: string) => Stroke[],
  ) {
    this.sprite.scale.setScalar(SCALE);
    this.sprite.renderOrder = 11;
    this.sprite.visible = false;
  }

  show(at: Point, { tool, sleeve, mirrored, sign = null }: Drawing): void {
    const wanted = `${tool} ${sleeve} ${mirrored} ${sign}`;
    if (wanted !== this.#shown) this.#paint(tool, sleeve, mirrored, sign);
    this.#shown = wanted;
    this.sprite.position.set(...at);
    this.sprite.visible = true;
  }

  #paint(tool: string, sleeve: string, mirrored: boolean, sign: Sign | null): void {
    const [made, pen] = canvas(SIZE, SIZE);
    if (mirrored) pen.setTransform(-1, 0, 0, 1, SIZE, 0);
    draw(pen, this.strokes(tool, sleeve));
    if (sign === 'frozen') freeze(pen);
    if (sign) drawSign(pen, sign);
    const map = new CanvasTexture(made);
    map.colorSpace = SRGBColorSpace;
    this.sprite.material.map?.dispose();
    this.sprite.material.map = map;
    this.sprite.material.needsUpdate = true;
    const [x, y] = this.at;
    this.sprite.center.set((mirrored ? SIZE - x : x) / SIZE, 1 - y / SIZE);
  }
}

const shining = (opacity: number) =>
  new MeshBasicMaterial({ depthTest: false, transparent: true, opacity, toneMapped: false });

export class Hands {
  readonly group = new Group();
  readonly #hand = new Drawn([34, 46], (tool, sleeve) =>
    tool === 'hook' ? HOOK(sleeve) : tool === 'flat' ? FLAT(sleeve) : PINCH(sleeve),
  );
  readonly #other = new Drawn([34, 66], (_, sleeve) => FLAT(sleeve));
  readonly #band = new Mesh(new CylinderGeometry(1.4, 1.4, 1, 8), shining(0.9));
  readonly #goal = new Mesh(new TorusGeometry(4, 1, 10, 36), shining(0.95));
  readonly #grip = new Mesh(new TorusGeometry(2.2, 1.4, 8, 24), shining(0.95));

  constructor(private readonly camera: Camera) {
    for (const mesh of [this.#band, this.#goal, this.#grip]) mesh.renderOrder = 10;
    this.group.add(this.#band, this.#goal, this.#grip, this.#hand.sprite, this.#other.sprite);
    this.rest();
  }

  /** Shows the hand, and the second one if there is one. */
  show(hand: HandSeen | null, other: OtherHand | null, sleeve: string, mirrored: boolean, sign: Sign | null): void {
    this.#hand.sprite.visible = this.#other.sprite.visible = false;
    if (hand) this.#hand.show(hand.at, { tool: hand.tool, sleeve, mirrored, sign });
    if (other) this.#other.show(other.at, { tool: 'flat', sleeve, mirrored: !mirrored });
  }

  /** The player's own hand: it is at its target at once, and a band leads to its piece. */
  reach(from: Point, to: Point, ink: string, tension: number, drawing: Drawing): void {
    const [grip, goal] = [new Vector3(...from), new Vector3(...to)];
    const band = goal.clone().sub(grip);
    for (const mesh of [this.#band, this.#goal, this.#grip]) {
      mesh.material.color.set(ink);
      mesh.visible = true;
    }
    this.#band.visible = band.length() > 0.6;
    this.#band.scale.set(1.2 - 0.6 * tension, Math.max(0.01, band.length()), 1.2 - 0.6 * tension);
    this.#band.position.copy(grip).addScaledVector(band, 0.5);
    this.#band.quaternion.copy(new Quaternion().setFromUnitVectors(UP, band.normalize()));
    this.#goal.position.copy(goal);
    this.#grip.position.copy(grip);
    this.#hand.show(to, drawing);
  }

  /** Hides the band and its rings. */
  rest(): void {
    for (const mesh of [this.#band, this.#goal, this.#grip]) mesh.visible = false;
  }

  /** Turns the rings to the camera. */
  face(): void {
    for (const mesh of [this.#goal, this.#grip]) mesh.quaternion.copy(this.camera.quaternion);
  }
}
