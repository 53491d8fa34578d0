import type { GestureLine } from '../../board/contract';
import type { Connection } from '../../net/connection.svelte';

interface GestureContext {
  seat: number;
  mayAct: boolean;
  isPast: boolean;
}

/** Connects the board of a game to the gesture channel. Frames are passed on only while the present is shown. */
export const gestureLine = ({ gestures }: Pick<Connection, 'gestures'>, reader: () => GestureContext): GestureLine => ({
  send: (packet) => (reader().mayAct ? gestures.sendPacket(reader().seat, packet) : 0),
  onframe: (see) => gestures.frames.add((frame) => !reader().isPast && see(frame)),
  onfeedback: (feel) =>
    gestures.feedback.add((news) => news.seat === reader().seat && feel(news.feedback, news.answers ?? 0)),
  onrefused: (hear) => gestures.refusedPackets.add(hear),
});
