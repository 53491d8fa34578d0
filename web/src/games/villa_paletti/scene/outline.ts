/** Outlines from above: closed, anticlockwise, in millimetres. */

export type Corner = readonly [number, number];
export type Outline = readonly Corner[];

export function regular(sides: number, radius: number): Outline {
  return Array.from({ length: sides }, (_, n) => {
    const turn = (2 * Math.PI * n) / sides;
    return [radius * Math.cos(turn), radius * Math.sin(turn)] as const;
  });
}

/** A smooth closed curve through the corners, with this number of parts between two of them. */
export function rounded(corners: Outline, parts: number): Outline {
  const at = (n: number) => corners[(n + corners.length) % corners.length]!;
  return corners.flatMap((_, n) => {
    const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const mix = (i: 0 | 1, t: number) =>
      b[i] +
      0.5 * t * (c[i] - a[i] + t * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i] + t * (3 * (b[i] - c[i]) + d[i] - a[i])));
    return Array.from({ length: parts }, (_, k) => [mix(0, k / parts), mix(1, k / parts)] as const);
  });
}

/** The outward direction at each corner. */
export function outward(outline: Outline): Corner[] {
  return outline.map((_, n) => {
    const [before, after] = [outline.at(n - 1)!, outline[(n + 1) % outline.length]!];
    const [x, y] = [after[1] - before[1], before[0] - after[0]];
    const size = Math.hypot(x, y);
    return [x / size, y / size] as const;
  });
}

export function girth(outline: Outline): number {
  return outline.reduce((sum, [x, y], n) => {
    const [nextX, nextY] = outline[(n + 1) % outline.length]!;
    return sum + Math.hypot(nextX - x, nextY - y);
  }, 0);
}
