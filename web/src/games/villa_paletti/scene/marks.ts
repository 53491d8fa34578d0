/** The colours of the wood, and a mark for each, so that players need not rely on colour. */

import type { Pen } from './grain';

export type PillarInk = 'red' | 'yellow' | 'blue' | 'green';
export type Ink = PillarInk | 'orange';

/** In a square from -1 to 1, as the marks of players. */
export const MARKS: Record<PillarInk, string> = {
  red: 'M0-1A1 1 0 1 1-.001-1z',
  yellow: 'M0-1.05L1.05 .8H-1.05z',
  blue: 'M-.88-.88H.88V.88H-.88z',
  green: 'M0-1.15L1.15 0L0 1.15L-1.15 0z',
};

/** Lighter than the colours of the page, because grain and light darken them. */
export const STAINS: Record<Ink, string> = {
  red: '#dd5a3c',
  yellow: '#f7c648',
  blue: '#4f95d0',
  green: '#66a85c',
  orange: '#f29a50',
};

export function drawMark(pen: Pen, ink: Ink, x: number, y: number, size: number): void {
  if (ink === 'orange') return;
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  pen.fill(new Path2D(MARKS[ink]));
  pen.restore();
}
