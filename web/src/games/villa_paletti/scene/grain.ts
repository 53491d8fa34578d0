/** Wood grain, computed once from seamless noise and identical on every device. */

export type Pen = CanvasRenderingContext2D;

/** The GPU driver reads these canvases at once, so they are kept in main memory. */
export function canvas(width: number, height: number): [HTMLCanvasElement, Pen] {
  const made = document.createElement('canvas');
  made.width = width;
  made.height = height;
  return [made, made.getContext('2d', { willReadFrequently: true })!];
}

function hash(x: number, y: number): number {
  let n = (x * 374761393 + y * 668265263) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967295;
}

const smooth = (t: number) => t * t * (3 - 2 * t);

/** Noise on a torus with this number of cells, so that it has no seams. */
export function noise(x: number, y: number, wide: number, high: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [smooth(x - ix), smooth(y - iy)];
  const at = (i: number, j: number) => hash(((i % wide) + wide) % wide, ((j % high) + high) % high);
  const low = at(ix, iy) + (at(ix + 1, iy) - at(ix, iy)) * fx;
  const up = at(ix, iy + 1) + (at(ix + 1, iy + 1) - at(ix, iy + 1)) * fx;
  return low + (up - low) * fy;
}

/** Darker wood is also warmer. */
function paint(width: number, height: number, light: (u: number, v: number) => number): HTMLCanvasElement {
  const [made, pen] = canvas(width, height);
  const image = pen.createImageData(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const lum = light(x / width, y / height);
      const at = 4 * (y * width + x);
      image.data[at] = 255 * lum;
      image.data[at + 1] = 255 * lum ** 1.14;
      image.data[at + 2] = 255 * lum ** 1.34;
      image.data[at + 3] = 255;
    }
  }
  pen.putImageData(image, 0, 0);
  return made;
}

/** Growth rings cut lengthwise, from top to bottom: each begins light and ends dark. */
function lengthwise(u: number, v: number): number {
  const sway = 1.5 * noise(u * 3, v * 2, 3, 2) + 0.35 * noise(u * 9, v * 5, 9, 5);
  const ring = (((u * 14 + sway * 3) % 1) + 1) % 1;
  const late = ring ** 4;
  const fibre = noise(u * 170, v * 7, 170, 7);
  const pore = noise(u * 220, v * 18, 220, 18) > 0.87 ? 1 : 0;
  const cloud = noise(u * 4, v * 3, 4, 3);
  return 1 - 0.17 * late - 0.07 * fibre - 0.09 * pore - 0.08 * cloud;
}

/** The cut end: rings around a centre that is never in the middle. */
function across(u: number, v: number): number {
  const far = Math.hypot(u - 0.32, v - 0.4) * 128 + 5 * noise(u * 9, v * 9, 64, 64);
  const ring = ((far / 8) % 1) ** 2;
  return 0.98 - 0.2 * ring - 0.09 * noise(u * 75, v * 75, 128, 128);
}

export const GRAIN = 512;
export const ENDS = 128;

let kept: { grain: HTMLCanvasElement; ends: HTMLCanvasElement } | undefined;

export const wood = () => (kept ??= { grain: paint(GRAIN, GRAIN, lengthwise), ends: paint(ENDS, ENDS, across) });

/** Linen: threads over and under each other, all different. */
export function linen(): HTMLCanvasElement {
  return paint(256, 256, (u, v) => {
    const [x, y] = [u * 64, v * 64];
    const thread =
      (Math.floor(x) + Math.floor(y)) % 2 ? Math.abs(Math.sin(Math.PI * x)) : Math.abs(Math.sin(Math.PI * y));
    return 0.9 + 0.07 * thread - 0.05 * noise(u * 64, v * 4, 64, 4) - 0.05 * noise(u * 4, v * 64, 4, 64);
  });
}
