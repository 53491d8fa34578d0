/** Textures of pieces: stained wood with its brand, plywood, the printed base. */

import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';
import { drawMark, STAINS, type Ink } from './marks';
import { canvas, ENDS, GRAIN, linen, noise, wood, type Pen } from './grain';

const SIDE = 256;
const HIGH = 320;
/** The part of a pillar's texture that is its side. Both ends are above it. */
export const SIDE_PART = SIDE / HIGH;

function textured(made: HTMLCanvasElement, sharp: number): Texture {
  const texture = new CanvasTexture(made);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = sharp;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

/** The data for a pillar's texture. */
export interface Branded {
  ink: Ink;
  points: number;
  number: number;
  /** Circumference in millimetres. */
  round: number;
  /** How often the brand repeats around it. */
  brands: number;
  /** On narrow faces, mark and points alternate. */
  narrow: boolean;
}

export function pillarSkin(pillar: Branded, sharp: number): Texture {
  const [made, pen] = canvas(SIDE, HIGH);
  const { grain, ends } = wood();
  const wide = 120 + pillar.round;
  const from = (pillar.number * 137) % (GRAIN - wide);
  pen.fillStyle = STAINS[pillar.ink];
  pen.fillRect(0, 0, SIDE, HIGH);
  pen.globalCompositeOperation = 'multiply';
  pen.drawImage(grain, from, 0, wide, GRAIN, 0, HIGH - SIDE, SIDE, SIDE);
  pen.drawImage(ends, 0, 0, ENDS, ENDS, 0, 0, 64, 64);
  shadeEnds(pen);
  brand(pen, pillar, from, wide);
  return textured(made, sharp);
}

/** Darkens the ends: under the floor above, and around the foot. */
function shadeEnds(pen: Pen): void {
  const shade = pen.createLinearGradient(0, HIGH - SIDE, 0, HIGH);
  shade.addColorStop(0, '#c4ab9c');
  shade.addColorStop(0.09, '#ffffff');
  shade.addColorStop(0.88, '#ffffff');
  shade.addColorStop(1, '#b0978a');
  pen.fillStyle = shade;
  pen.fillRect(0, HIGH - SIDE, SIDE, SIDE);
}

/** A cream ring near the head with the colour's mark and the points, visible from every side. */
function brand(pen: Pen, pillar: Branded, from: number, wide: number): void {
  const [top, tall] = [HIGH - SIDE + 24, 50];
  pen.globalCompositeOperation = 'source-over';
  pen.globalAlpha = 0.94;
  pen.fillStyle = '#fbf1dc';
  pen.fillRect(0, top, SIDE, tall);
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = 'multiply';
  pen.drawImage(wood().grain, from, 100, wide, 90, 0, top, SIDE, tall);
  pen.globalCompositeOperation = 'source-over';
  pen.fillStyle = 'rgb(43 31 26 / 0.6)';
  pen.fillRect(0, top - 2, SIDE, 2);
  pen.fillRect(0, top + tall, SIDE, 2);
  pen.fillStyle = '#2b1f1a';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = "600 34px 'Fraunces Variable', Georgia, serif";
  const squeeze = (80 * SIDE) / (pillar.round * SIDE);
  for (let n = 0; n < pillar.brands; n += 1) {
    pen.save();
    pen.translate(((n + 0.5) * SIDE) / pillar.brands, top + tall / 2);
    pen.scale(squeeze, 1);
    if (!pillar.narrow || n % 2) drawMark(pen, pillar.ink, pillar.narrow ? 0 : -13, 0, 12);
    if (!pillar.narrow || !(n % 2)) pen.fillText(String(pillar.points), pillar.narrow ? 0 : 15, 2);
    pen.restore();
  }
}

/** Millimetres of a floor that one texture covers. */
export const FACE = 256;

export function floorSkin(ink: Ink, number: number, sharp: number): Texture {
  const [made, pen] = canvas(GRAIN, GRAIN);
  pen.fillStyle = STAINS[ink];
  pen.fillRect(0, 0, GRAIN, GRAIN);
  pen.globalCompositeOperation = 'multiply';
  const shift = (number * 97) % GRAIN;
  pen.drawImage(wood().grain, shift - GRAIN, 0);
  pen.drawImage(wood().grain, shift, 0);
  return textured(made, sharp);
}

/** Plywood from the side: thin layers, alternately light and dark, with a little of the stain. */
export function plySkin(ink: Ink, sharp: number): Texture {
  const [made, pen] = canvas(GRAIN, 64);
  ['#f0d9ae', '#c99f6b', '#ecd3a5', '#bf935f', '#f0d9ae'].forEach((tone, n) => {
    pen.fillStyle = tone;
    pen.fillRect(0, Math.round(n * 12.8), GRAIN, 13);
  });
  pen.globalAlpha = 0.42;
  pen.fillStyle = STAINS[ink];
  pen.fillRect(0, 0, GRAIN, 64);
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = 'multiply';
  pen.rotate(Math.PI / 2);
  pen.drawImage(wood().grain, 0, 0, GRAIN, GRAIN, 0, -GRAIN, 64, GRAIN);
  return textured(made, sharp);
}

export function linenSkin(sharp: number): Texture {
  const [made, pen] = canvas(256, 256);
  pen.fillStyle = '#fff8ea';
  pen.fillRect(0, 0, 256, 256);
  pen.globalCompositeOperation = 'multiply';
  pen.drawImage(linen(), 0, 0);
  return textured(made, sharp);
}

/** A shadow: a dark spot that fades outwards. */
export function spotSkin(): Texture {
  const [made, pen] = canvas(64, 64);
  const shade = pen.createRadialGradient(32, 32, 6, 32, 32, 32);
  shade.addColorStop(0, 'rgb(60 30 20 / 0.55)');
  shade.addColorStop(0.45, 'rgb(60 30 20 / 0.3)');
  shade.addColorStop(1, 'rgb(60 30 20 / 0)');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, 64, 64);
  return textured(made, 1);
}

const PRINT = 1024;

/** The base from above: a brown raked building site, and a green rim with tufts. */
export function baseSkin(site: number, sharp: number): Texture {
  const [made, pen] = canvas(PRINT, PRINT);
  const middle = PRINT / 2;
  pen.fillStyle = '#7c9a44';
  pen.fillRect(0, 0, PRINT, PRINT);
  pen.fillStyle = '#57742f';
  for (let n = 0; n < 260; n += 1) {
    const [turn, far] = [
      2 * Math.PI * noise(n * 7.3, 1, 4096, 4),
      middle * (site + (1 - site) * (0.16 + 0.72 * noise(n * 3.7, 9, 4096, 16))),
    ];
    pen.beginPath();
    pen.ellipse(middle + far * Math.cos(turn), middle + far * Math.sin(turn), 3.4, 6.4, turn, 0, 7);
    pen.fill();
  }
  pen.beginPath();
  pen.arc(middle, middle, middle * site, 0, 7);
  pen.fillStyle = '#c8925a';
  pen.fill();
  pen.save();
  pen.clip();
  pen.strokeStyle = 'rgb(120 72 36 / 0.34)';
  pen.lineWidth = 4;
  for (let n = -40; n < 90; n += 1) {
    pen.beginPath();
    pen.moveTo(n * 18, PRINT);
    pen.quadraticCurveTo(n * 18 + 120, middle, n * 18 + 60, 0);
    pen.stroke();
  }
  pen.restore();
  pen.lineWidth = 5;
  pen.strokeStyle = '#3f5626';
  pen.stroke();
  return textured(made, sharp);
}
