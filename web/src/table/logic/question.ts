import type { LogLine, Option } from '../../protocol/messages';

interface Asked {
  seat: number;
  seq: number;
  options: readonly Pick<Option, 'action'>[];
}

/**
 * What the reader is asked, as a text to compare. It stays the same while the seat has the same options and has not
 * acted: several players may choose at the same time, and the choice of another one changes nothing here.
 */
export function questionOf({ seat, seq, options }: Asked, lines: readonly Pick<LogLine, 'seat'>[]): string {
  if (!options.length) return `${seq}`;
  const own = lines.filter((line) => line.seat === seat).length;
  return [seat, own, ...options.map(({ action }) => action)].join('\n');
}
