/** Shape and letter of each seat, so that players need not rely on colour. Shapes fill a square of 100 units. */

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'star';

export interface SeatMarkShape {
  letter: string;
  shape: Shape;
  /** An SVG path from 0 to 100. */
  path: string;
  /** Centre and size of the letter, in the same units. */
  letterY: number;
  letterSize: number;
}

const STAR = star(5, 50, 29);

const SHAPES: readonly Omit<SeatMarkShape, 'letter'>[] = [
  { shape: 'circle', path: 'M50 3a47 47 0 1 1 0 94a47 47 0 1 1 0-94z', letterY: 50, letterSize: 58 },
  {
    shape: 'square',
    path: 'M14 7h72a7 7 0 0 1 7 7v72a7 7 0 0 1-7 7h-72a7 7 0 0 1-7-7v-72a7 7 0 0 1 7-7z',
    letterY: 50,
    letterSize: 58,
  },
  {
    shape: 'triangle',
    path: 'M50 3a6 6 0 0 1 5 3l43 80a6 6 0 0 1-5 9h-86a6 6 0 0 1-5-9l43-80a6 6 0 0 1 5-3z',
    letterY: 67,
    letterSize: 46,
  },
  {
    shape: 'diamond',
    path: 'M50 1a5 5 0 0 1 3.5 1.5l44 44a5 5 0 0 1 0 7l-44 44a5 5 0 0 1-7 0l-44-44a5 5 0 0 1 0-7l44-44a5 5 0 0 1 3.5-1.5z',
    letterY: 50,
    letterSize: 50,
  },
  { shape: 'star', path: STAR, letterY: 53.5, letterSize: 44 },
];

function star(points: number, outer: number, inner: number): string {
  const corner = (n: number) => {
    const radius = n % 2 ? inner : outer;
    const angle = (Math.PI * n) / points - Math.PI / 2;
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(53 + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, n) => corner(n)).join('L')}z`;
}

/** The index of the seat's colour `--player-…`. */
export const colourIndex = (seat: number): number => ((seat % SHAPES.length) + SHAPES.length) % SHAPES.length;

export function seatMark(seat: number): SeatMarkShape {
  const shape = SHAPES[colourIndex(seat)]!;
  return { ...shape, letter: String.fromCharCode(65 + Math.max(0, seat)) };
}
