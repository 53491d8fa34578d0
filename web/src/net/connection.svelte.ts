/** One table as the server tells it: it holds what the server said last, and says what the reader does. */

import type {
  Act,
  VotePause,
  ActionCheck,
  ClientMessage,
  Details,
  Subscribe,
  Explain,
  Hint,
  LessonStep,
  LessonReply,
  LogLine,
  ViewAs,
  Problem,
  Explanation,
  ReportChat,
  SendChat,
  ServerMessage,
  SendPhrase,
  TableInfo,
  Update,
  FreeSeat,
} from '../protocol/messages';
import { GestureChannel } from './gestureChannel';
import { saveOpenSeat } from '../device/seatKeys.svelte';
import { LiveSocket, type OpenSocket, type Status } from './socket.svelte';
import { History } from './history.svelte';
import { type AvailableAction, type MatchView, applyPatch, withDetails, toMatchView } from './matchView';
import { Chat } from './chat.svelte';

export const PROTOCOL = 2;

/** What is drawn besides the view. */
export type Extras = Subscribe['parts'];

const RESEND_DELAY_MS = { too_fast: 1_000, unavailable: 3_000 } as const;
const FATAL_PROBLEMS: readonly Problem['code'][] = ['no_such_table', 'wrong_protocol', 'not_admitted'];
/** What people do once and do not look at again: it waits until the line is back. */
const QUEUED_WHILE_OFFLINE: readonly ClientMessage['t'][] = [
  'agree',
  'speak',
  'say',
  'report_words',
  'more_time',
  'rename',
  'delegate',
  'vacate',
];
const MAX_QUEUED_MESSAGES = 20;
const MOVE_PROBLEMS: readonly Problem['code'][] = ['malformed', 'illegal', 'not_your_turn'];

export class Connection {
  table = $state.raw<TableInfo | null>(null);
  update = $state.raw<MatchView | null>(null);
  lines = $state.raw<readonly LogLine[]>([]);
  actionCheck = $state.raw<ActionCheck | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** What was said last to somebody who plays a first game. */
  lesson = $state.raw<LessonReply | null>(null);
  /** The last hint or reason that we were told. */
  explanation = $state.raw<Explanation | null>(null);
  /** What cannot be taken back and was typed or clicked once: what it would be, to be confirmed. */
  actionToConfirm = $state.raw<AvailableAction | null>(null);
  /** The action that was sent and is not yet on disk. */
  sent = $state.raw<Act | null>(null);
  /** Where actions are made by hand: what it says, and what it hears. */
  readonly gestures = new GestureChannel((message) => this.update && this.#send({ ...message, seq: this.update.seq }));
  /** What people at the table say to each other. */
  readonly chat = new Chat();
  /** Earlier moments. */
  readonly history: History;
  /** The newest entry that is ours and on disk; what came of it may still be on its way. */
  #savedSeq = $state(-1);

  readonly #socket: LiveSocket;
  #tokens: readonly string[];
  #isWelcomed = false;
  #extras: Extras;
  /** The view as updates have it: what changes is told from there. */
  #rawView: unknown;
  #typedAction: string | null = null;
  #queue: ClientMessage[] = [];
  /** The seat whose undo came too late. */
  #undoSeat: number | null = null;
  #resendTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    address: string,
    tokens: readonly string[],
    extras: Extras = [],
    open: OpenSocket = (url) => new WebSocket(url),
    /** What opens a link for onlookers: then we hold nothing. */
    private readonly observerToken = '',
  ) {
    this.#tokens = tokens;
    this.#extras = extras;
    this.history = new History((seq) => this.#send({ t: 'look_back', seq }), extras.includes('sheet'));
    this.#socket = new LiveSocket(address, open, {
      onOpen: () => this.#sendHello(),
      onData: (data) => this.#onData(data),
      sendPing: () => this.#send({ t: 'ping' }),
    });
    this.#socket.connect();
  }

  get status(): Status {
    return this.#socket.status;
  }

  /** An action of ours is on its way to the disk, or what came of it on its way back. */
  get isSending(): boolean {
    return this.sent !== null || this.#savedSeq >= (this.update?.seq ?? 0);
  }

  /** Is the line open, with no action under way and all of the present told? */
  get isUpToDate(): boolean {
    return this.status === 'open' && !this.isSending && (this.update?.hasDetails ?? false);
  }

  /** From now on these parts are drawn. */
  subscribe(extras: Extras): void {
    if (extras.join() === this.#extras.join()) return;
    this.#extras = extras;
    this.history.setNeedsSheet(extras.includes('sheet'));
    if (this.update) this.update = { ...this.update, hasDetails: false };
    this.#send({ t: 'draw', parts: extras });
  }

  /** Who is not sure has clicked once: bots wait a moment, and what is final is asked about first. */
  act(seat: number, action: string, confirmed = true): void {
    if (!this.update || this.isSending) return;
    this.problem = null;
    this.actionCheck = null;
    this.sent = { t: 'act', seat, seq: this.update.seq, action, ...(confirmed ? {} : { sure: confirmed }) };
    this.#send(this.sent);
  }

  /** Nothing is taken back: bots need not wait. */
  skipWait(seat: number): void {
    this.#send({ t: 'go_on', seat });
  }

  checkAction(seat: number, action: string): void {
    this.problem = null;
    this.#send({ t: 'why', seat, action });
  }

  /** Do what somebody typed, but a gesture that cannot be taken back only when they have read what it is. */
  submitTyped(seat: number, action: string): void {
    this.actionToConfirm = null;
    this.#typedAction = action;
    this.checkAction(seat, action);
  }

  /** Ask for a hint, for a reason, or for what is to be said at a first game. */
  requestHelp(request: Hint | Explain | LessonStep): void {
    if (request.t !== 'learn') this.explanation = null;
    this.#send(request);
  }

  /** Something for everybody at the table. */
  send(message: SendPhrase | SendChat | ReportChat | VotePause | ViewAs | FreeSeat): void {
    this.#send(message);
  }

  requestMoreTime(seat: number): void {
    this.#send({ t: 'more_time', seat });
  }

  rename(seat: number, name: string): void {
    this.problem = null;
    this.#send({ t: 'rename', seat, name });
  }

  delegateSeat(seat: number, level: TableInfo['seats'][number]['level']): void {
    this.#send({ t: 'delegate', seat, level });
  }

  dismissProblem(): void {
    this.problem = null;
    this.actionCheck = null;
  }

  close(): void {
    this.#socket.close();
    clearTimeout(this.#resendTimer);
    this.history.close();
  }

  #sendHello(): void {
    this.#isWelcomed = false;
    const credentials = {
      ...(this.observerToken ? { look: this.observerToken } : { tokens: [...this.#tokens] }),
      since: this.lines.length,
    };
    this.#send({ t: 'hello', protocol: PROTOCOL, ...credentials, parts: this.#extras, patches: true }, true);
  }

  #onData(data: string | ArrayBuffer): void {
    if (typeof data === 'string') this.#onMessage(JSON.parse(data) as ServerMessage);
    else this.gestures.frames.notify(data);
  }

  /** Before the greeting is answered nothing else is said; an action waits in `sent`. */
  #send(message: ClientMessage, isHello = false): void {
    const sent = (isHello || this.#isWelcomed) && this.#socket.send(JSON.stringify(message));
    if (!sent && QUEUED_WHILE_OFFLINE.includes(message.t))
      this.#queue = [...this.#queue, message].slice(-MAX_QUEUED_MESSAGES);
  }

  #onMessage(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.#onWelcome(message.table);
        break;
      case 'update':
        this.#onUpdate(message);
        break;
      case 'details':
        this.#onDetails(message);
        break;
      case 'around':
        this.table = message.table;
        if (message.key) saveOpenSeat(message.table.id, message.key);
        break;
      case 'accepted':
        this.#onAccepted(message.seq);
        break;
      case 'because':
        this.#onActionCheck(message);
        break;
      case 'lesson':
        this.lesson = message;
        break;
      case 'reasoned':
        this.explanation = message;
        break;
      case 'past':
        this.history.onPosition(message);
        break;
      case 'felt':
        this.gestures.feedback.notify(message);
        break;
      case 'spoken':
      case 'said':
      case 'earlier':
      case 'reported':
        this.chat.onMessage(message);
        break;
      case 'pong':
        break;
      case 'problem':
        this.#onProblem(message);
        break;
      default:
        message satisfies never;
    }
  }

  #onWelcome(table: TableInfo): void {
    this.table = table;
    this.#socket.onWelcome();
    this.#isWelcomed = true;
    this.history.restartRequests();
    const waiting = this.#queue;
    this.#queue = [];
    for (const message of this.sent ? [this.sent, ...waiting] : waiting) this.#send(message);
  }

  #onAccepted(seq: number): void {
    if (!this.sent || seq < this.sent.seq) return;
    this.#savedSeq = this.sent.seq;
    this.sent = null;
    this.problem = null;
  }

  #onActionCheck(actionCheck: ActionCheck): void {
    if (this.sent?.sure === false && actionCheck.final) {
      this.sent = null;
      this.actionToConfirm = this.#checkedAction(actionCheck);
      return;
    }
    const typed = this.#typedAction === actionCheck.action && !actionCheck.objection;
    this.#typedAction = null;
    if (!typed) this.actionCheck = actionCheck;
    else if (actionCheck.final) this.actionToConfirm = this.#checkedAction(actionCheck);
    else this.act(actionCheck.seat, actionCheck.action);
  }

  #checkedAction({ option }: ActionCheck): AvailableAction | null {
    return option?.text ? { action: option.action, text: option.text, preview: option.preview ?? null } : null;
  }

  #onUpdate(update: Update): void {
    this.#rawView = update.patch ? applyPatch(this.#rawView, update.patch) : update.view;
    if (this.update && update.seq < this.update.seq) return;
    if (update.seq !== this.update?.seq) this.#clearForNewPosition();
    const kept = this.lines.slice(0, update.since);
    this.lines = kept.length === update.since ? [...kept, ...update.lines] : this.lines;
    this.update = toMatchView(update, this.#rawView, this.update);
    this.history.addPresent({ ...this.update, sheet: null });
    this.#retryUndo(update);
    if (kept.length < update.since) this.#socket.restart(); // there is a gap in the log
  }

  /** An undo that came a moment too late is meant nevertheless, if it still can be. */
  #retryUndo({ undo }: Update): void {
    const seat = this.#undoSeat;
    this.#undoSeat = null;
    if (seat !== null && undo === seat) this.act(seat, 'undo');
  }

  #onDetails(details: Details): void {
    const { update } = this;
    if (update?.seq !== details.seq || update.seat !== details.seat) return;
    this.update = withDetails(update, details);
    this.history.addPresent({ ...update, view: this.#rawView, sheet: details.sheet ?? null });
  }

  /** What was said about the moment before is over. */
  #clearForNewPosition(): void {
    this.actionCheck = null;
    this.actionToConfirm = null;
    this.#typedAction = null;
    const isOver = this.update ? [...MOVE_PROBLEMS, 'unavailable'] : MOVE_PROBLEMS; // not at the greeting
    if (this.problem && isOver.includes(this.problem.code)) this.problem = null;
  }

  #onProblem(problem: Problem): void {
    if (this.gestures.handleRefusal(problem)) {
      if (problem.code === 'illegal') this.problem = problem;
      return;
    }
    const isLateUndo = problem.code === 'stale' && this.sent?.action === 'undo';
    if (isLateUndo) this.#undoSeat = this.sent!.seat;
    if (problem.code !== 'too_fast' && !isLateUndo) this.problem = problem;
    if (problem.code === 'too_fast' || problem.code === 'unavailable') {
      this.history.onRefused();
      this.#resendLater(RESEND_DELAY_MS[problem.code]);
      return;
    }
    if (problem.code === 'bad_name') return; // an action on its way has nothing to do with it
    this.sent = null;
    if (FATAL_PROBLEMS.includes(problem.code)) this.close();
  }

  #resendLater(wait: number): void {
    const sent = this.sent;
    clearTimeout(this.#resendTimer);
    if (sent) this.#resendTimer = setTimeout(() => this.sent === sent && this.#send(sent), wait);
  }
}
