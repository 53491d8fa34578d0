import type { LogLine, LegalAction } from '../../protocol/messages';

interface QuestionInput {
  seat: number;
  seq: number;
  actions: readonly Pick<LegalAction, 'action'>[];
}

/**
 * A key for the question that the reader has to answer. It stays the same while the seat has the same actions and has
 * not
 * acted: several players may choose at the same time, and the choice of another player changes nothing here.
 */
export function questionKey({ seat, seq, actions }: QuestionInput, lines: readonly Pick<LogLine, 'seat'>[]): string {
  if (!actions.length) return `${seq}`;
  const own = lines.filter((line) => line.seat === seat).length;
  return [seat, own, ...actions.map(({ action }) => action)].join('\n');
}
