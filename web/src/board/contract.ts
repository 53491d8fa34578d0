/** What the shell hands to a game's drawn table, and what it gets back. */

import type { Component } from 'svelte';
import type { Effect, PlayerLastMove } from './effects';
import type { SeatInfo } from '../protocol/messages';
import type { AvailableAction } from '../net/matchView';

/** The answer to "why not?", ready to be shown beside what was clicked. */
export interface RefusedAction {
  action: string;
  rule: string;
  sentence: string;
}

/** Where hands move things: what a hand says, what everybody sees of it meanwhile, and what it feels. */
export interface GestureLine {
  /** Comes back with the packet's number, 0 where nothing was said. */
  send: (packet: string) => number;
  /** Frames in the game's own bytes; what comes back ends listening. */
  onframe: (see: (frame: ArrayBuffer) => void) => () => void;
  /** What the reader's own hand feels, and the number of the newest packet that it had heard by then. */
  onfeedback: (feel: (felt: unknown, answers: number) => void) => () => void;
  /** The number of a packet that was refused. */
  onrefused: (hear: (packet: number) => void) => () => void;
}

export interface BoardProps<View = unknown> {
  view: View;
  /** The moment: how many entries led to this view. */
  seq: number;
  /** What the reader is asked, as a text to compare: another one empties the hand. */
  question: string;
  /** What led to this view, to be shown happening; a new list for each moment. */
  effects: readonly Effect[];
  /** What `seat` may do now; empty while looking back. */
  actions: AvailableAction[];
  /** The seat at whose side the reader sits; -2 for a spectator. */
  seat: number;
  seats: SeatInfo[];
  names: string[];
  /** False while looking at the past or disconnected: then nothing can be chosen. */
  enabled: boolean;
  /** The previewed action that waits for Confirm in the prompt bar; or a plan of several, as `planOf` writes it. */
  pending: string | null;
  /** Do it now, without waiting for Confirm: an action, or a plan. */
  onact: (action: string) => void;
  /** Something was chosen that is not among the options: ask why not. */
  oncheck: (action: string) => void;
  /** What was refused is no longer meant: the answer has been read. */
  ondismiss: () => void;
  refused: RefusedAction | null;
  /** Places to look at: a hint, or what is being explained. */
  hinted?: readonly string[];
  /** Where the other move would be that it is compared with. */
  alternative?: readonly string[];
  /** Places of what is being read or played again. */
  highlighted?: readonly string[];
  /** What each player did last, to be seen until they act again. */
  lastMoves?: readonly PlayerLastMove[];
  /** What is asked now that something is in hand, more exactly than the rules ask; null where that is all. */
  onprompt?: (words: string | null) => void;
  /** The reader points at a place, or no longer at any. */
  onpoint?: (place: string | null) => void;
  /** The line of the reader's hand; silent while looking at the past. */
  gestures: GestureLine;
  /** How what led to this moment moved, in the game's own bytes, where that was kept. */
  recording?: (() => Promise<ArrayBuffer>) | null;
  /** This device cannot draw the board, or no longer. */
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

/** What a picture in the rulebook shows of a game: a position, and perhaps a move that could follow. */
export interface PictureProps<View = unknown> {
  view: View;
  /** Which part of the board, in the game's own names of places; empty for all. */
  crop: string;
  action: AvailableAction | null;
}

/** What a key does: its names as they stand on a keyboard, and the message that says it. */
export interface KeyHelp {
  keys: readonly string[];
  words: string;
}

/** What `games/<name>/index.ts` exports; its own view type is forgotten where it is loaded. */
export interface DrawnGame<View = unknown> {
  Board: Component<BoardProps<View>, object, 'pending'>;
  Players: Component<PlayersProps<View>>;
  /** How a position is drawn in the rulebook, */
  Picture?: Component<PictureProps<View>>;
  /** and what is no position. */
  drawings?: Readonly<Record<string, Component>>;
  /** What an entry did, as a small sign for its line in the log. */
  LogIcon?: Component<{ effects: readonly Effect[]; seat: number }>;
  /** A plan of several actions in one sentence, before it is confirmed. */
  planText?: (plan: string, view: View) => string;
  /** On an upright phone the board needs all the height: players and log are shown instead of it. */
  needsFullHeight?: boolean;
  /** Can this device draw it? Where it cannot the table is told in words. */
  isSupported?: () => boolean;
  /** The keys of its board. */
  keys?: readonly KeyHelp[];
}
