/** Each seat's shape and letter, so that colour is never alone. Paths fill the unit square. */

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'star';

export interface Mark {
  letter: string;
  shape: Shape;
  /** An SVG path inside 0…1 by 0…1. */
  path: string;
  /** Where the letter stands, and how large it is, in the same unit. */
  letterY: number;
  letterSize: number;
}

const STAR = star(5, 0.5, 0.29);

const SHAPES: readonly Omit<Mark, 'letter'>[] = [
  { shape: 'circle', path: 'M.5 .03a.47 .47 0 1 1 0 .94a.47 .47 0 1 1 0-.94z', letterY: 0.5, letterSize: 0.58 },
  { shape: 'square', path: 'M.14 .07h.72a.07 .07 0 0 1 .07 .07v.72a.07 .07 0 0 1-.07 .07h-.72a.07 .07 0 0 1-.07-.07v-.72a.07 .07 0 0 1 .07-.07z', letterY: 0.5, letterSize: 0.58 },
  { shape: 'triangle', path: 'M.5 .03a.06 .06 0 0 1 .05 .03l.43 .8a.06 .06 0 0 1-.05 .09h-.86a.06 .06 0 0 1-.05-.09l.43-.8a.06 .06 0 0 1 .05-.03z', letterY: 0.67, letterSize: 0.46 },
  { shape: 'diamond', path: 'M.5 .01a.05 .05 0 0 1 .035 .015l.44 .44a.05 .05 0 0 1 0 .07l-.44 .44a.05 .05 0 0 1-.07 0l-.44-.44a.05 .05 0 0 1 0-.07l.44-.44a.05 .05 0 0 1 .035-.015z', letterY: 0.5, letterSize: 0.5 },
  { shape: 'star', path: STAR, letterY: 0.535, letterSize: 0.44 },
];

function star(points: number, outer: number, inner: number): string {
  const corner = (n: number) => {
    const radius = n % 2 ? inner : outer;
    const angle = (Math.PI * n) / points - Math.PI / 2;
    return `${(0.5 + radius * Math.cos(angle)).toFixed(3)} ${(0.53 + radius * Math.sin(angle)).toFixed(3)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, n) => corner(n)).join('L')}z`;
}

/** Games in which colours are rolled or chosen at the table: there a seat's own would tell a lie. */
const COLOURS_BY_LOT: ReadonlySet<string> = new Set(['villa_paletti']);

/** Is a seat's mark drawn in ink, told by its shape and letter only? */
export const isUnpainted = (game: string): boolean => COLOURS_BY_LOT.has(game);

/** The number of the colour `--player-…` that a seat has. */
export const colourOf = (seat: number): number => ((seat % SHAPES.length) + SHAPES.length) % SHAPES.length;

export function markOf(seat: number): Mark {
  const shape = SHAPES[colourOf(seat)]!;
  return { ...shape, letter: String.fromCharCode(65 + Math.max(0, seat)) };
}
