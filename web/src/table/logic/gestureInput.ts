import type { HandLine } from '../../board/contract';
import type { Connection } from '../../net/connection.svelte';

interface Reader {
  seat: number;
  mayAct: boolean;
  isPast: boolean;
}

/** What a drawn game says and hears of the reader's hand; frames are for those who look at the present. */
export const handLine = ({ hands }: Pick<Connection, 'hands'>, reader: () => Reader): HandLine => ({
  say: (packet) => (reader().mayAct ? hands.say(reader().seat, packet) : 0),
  onframe: (see) => hands.frames.listen((frame) => !reader().isPast && see(frame)),
  onfelt: (feel) => hands.felt.listen((news) => news.seat === reader().seat && feel(news.felt, news.answers ?? 0)),
  onrefused: (hear) => hands.refused.listen(hear),
});
