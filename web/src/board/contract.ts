/** The interface between the table page and the drawn table of a game. */

import type { Component } from 'svelte';
import type { Effect, PlayerLastMove } from './effects';
import type { SeatInfo } from '../protocol/messages';
import type { AvailableAction } from '../net/matchView';

/** A refused action and the reason, to be shown beside the place that was clicked. */
export interface RefusedAction {
  action: string;
  rule: string;
  sentence: string;
}

/** The connection of a game in which players move pieces by gestures. */
export interface GestureLine {
  /** Sends a packet and returns its number, or 0 if it was not sent. */
  send: (packet: string) => number;
  /** Calls back for each frame, in the game's own format. Returns a function that stops it. */
  onframe: (see: (frame: ArrayBuffer) => void) => () => void;
  /** Calls back with the feedback to the player's own gesture and the number of the newest packet that it answers. */
  onfeedback: (feel: (felt: unknown, answers: number) => void) => () => void;
  /** Calls back with the number of each refused packet. */
  onrefused: (hear: (packet: number) => void) => () => void;
}

export interface BoardProps<View = unknown> {
  view: View;
  /** The position: how many log entries led to this view. */
  seq: number;
  /** A key for the question that the player has to answer. When it changes, the board clears its selection. */
  question: string;
  /** Effects that led to this view, to be animated. A new list for each position. */
  effects: readonly Effect[];
  /** What `seat` may do now. Empty while an earlier position is shown. */
  actions: AvailableAction[];
  /** The seat whose view is shown; -2 for a spectator. */
  seat: number;
  seats: SeatInfo[];
  names: string[];
  /** False while an earlier position is shown or the connection is down. Nothing can be chosen then. */
  enabled: boolean;
  /**
   * The chosen action that waits for Confirm in the prompt bar, or a plan of several actions as `joinPlan` writes it.
   */
  pending: string | null;
  /** Plays an action or a plan at once, without Confirm. */
  onact: (action: string) => void;
  /** The player chose something that is not legal: asks the server for the reason. */
  oncheck: (action: string) => void;
  /** The player has chosen something else: closes the reason. */
  ondismiss: () => void;
  refused: RefusedAction | null;
  /** Places of a hint or of an explained move. */
  hinted?: readonly string[];
  /** Places of the move that the hint is compared with. */
  alternative?: readonly string[];
  /** Places of the log line that is read or replayed. */
  highlighted?: readonly string[];
  /** The last move of each player, shown until that player moves again. */
  lastMoves?: readonly PlayerLastMove[];
  /** Sets a prompt that is more specific than that of the rules, once a piece is selected. Null restores it. */
  onprompt?: (words: string | null) => void;
  /** Called with the place under the pointer, or null. */
  onpoint?: (place: string | null) => void;
  /** Sends nothing while an earlier position is shown. */
  gestures: GestureLine;
  /** Loads the recorded simulation that led to this position, if there is one. */
  recording?: (() => Promise<ArrayBuffer>) | null;
  /** Called when this device cannot draw the board, or no longer can. */
  onunsupported?: () => void;
}

export interface PlayersProps<View = unknown> {
  view: View;
  seats: SeatInfo[];
  names: string[];
  seat: number;
  actors: number[];
  scores: number[];
  places: number[] | null;
}

/** Props of a rulebook figure: a position, and perhaps an action that is possible in it. */
export interface PictureProps<View = unknown> {
  view: View;
  /** The part of the board to show, in the game's own place names. Empty for all of it. */
  crop: string;
  action: AvailableAction | null;
}

/** Help for one key: its labels, and the message that describes it. */
export interface KeyHelp {
  keys: readonly string[];
  words: string;
}

/** The default export of `games/<name>/index.ts`. The loader drops the game's own view type. */
export interface DrawnGame<View = unknown> {
  Board: Component<BoardProps<View>, object, 'pending'>;
  Players: Component<PlayersProps<View>>;
  /** Draws a position in the rulebook. */
  Picture?: Component<PictureProps<View>>;
  /** Figures of the rulebook that show no position. */
  drawings?: Readonly<Record<string, Component>>;
  /** An icon for what an entry did, for its line in the log. */
  LogIcon?: Component<{ effects: readonly Effect[]; seat: number }>;
  /** Describes a plan of several actions in one sentence, before it is confirmed. */
  planText?: (plan: string, view: View) => string;
  /** On an upright phone the board needs the full height, and players and log replace it. */
  needsFullHeight?: boolean;
  /** Whether this device can draw the board. If not, the plain table is shown. */
  isSupported?: () => boolean;
  keys?: readonly KeyHelp[];
}
