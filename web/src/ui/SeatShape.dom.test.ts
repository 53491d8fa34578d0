import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import SeatMark from './SeatMark.svelte';

test.each([0, 1, 2, 3, 4])(
  'the letter of seat %i is large enough in its own units to be drawn in its place by every browser',
  (seat) => {
    const { container } = render(SeatMark, { seat, size: 20 });
    const letter = container.querySelector('text')!;
    expect(letter.textContent).toBe('ABCDE'[seat]);
    expect(Number(letter.getAttribute('font-size'))).toBeGreaterThan(10);
  },
);
