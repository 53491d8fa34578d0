/** The live connection to one table: holds the server's latest messages and sends those of the player. */

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
import { saveUnsentMove, takeUnsentMove } from '../device/unsentMove';
import { LiveSocket, type OpenSocket, type Status } from './socket.svelte';
import { History } from './history.svelte';
import { type AvailableAction, type MatchView, applyPatch, withDetails, toMatchView } from './matchView';
import { Chat } from './chat.svelte';

export const PROTOCOL = 3;

/** Extra parts of a position that the client asks for. */
export type Extras = Subscribe['extras'];

const RESEND_DELAY_MS = { too_fast: 1_000, unavailable: 3_000 } as const;
const FATAL_PROBLEMS: readonly Problem['code'][] = ['no_such_table', 'wrong_protocol', 'not_admitted'];
/** Messages that are sent later if the connection is down, because players do not repeat them. */
const QUEUED_WHILE_OFFLINE: readonly ClientMessage['t'][] = [
  'vote_pause',
  'send_phrase',
  'send_chat',
  'report_chat',
  'more_time',
  'rename',
  'delegate',
  'free_seat',
];
const MAX_QUEUED_MESSAGES = 20;
const MOVE_PROBLEMS: readonly Problem['code'][] = ['malformed', 'illegal', 'not_your_turn'];

export class Connection {
  table = $state.raw<TableInfo | null>(null);
  update = $state.raw<MatchView | null>(null);
  lines = $state.raw<readonly LogLine[]>([]);
  actionCheck = $state.raw<ActionCheck | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** The latest message of a lesson. */
  lesson = $state.raw<LessonReply | null>(null);
  /** The latest hint or explanation. */
  explanation = $state.raw<Explanation | null>(null);
  /** A final action that was typed or clicked once and needs confirmation. */
  actionToConfirm = $state.raw<AvailableAction | null>(null);
  /** The action that was sent and not yet stored. */
  sent = $state.raw<Act | null>(null);
  readonly gestures = new GestureChannel((message) => this.update && this.#send({ ...message, seq: this.update.seq }));
  readonly chat = new Chat();
  /** Earlier positions. */
  readonly history: History;
  /** The number of the newest stored entry of this client. Its update may still be missing. */
  #savedSeq = $state(-1);

  readonly #socket: LiveSocket;
  #tokens: readonly string[];
  #isWelcomed = false;
  #extras: Extras;
  /** The view of the last update, to which patches apply. */
  #rawView: unknown;
  #typedAction: string | null = null;
  #queue: ClientMessage[] = [];
  /** The seat whose undo came too late. */
  #undoSeat: number | null = null;
  #resendTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    tokens: readonly string[],
    extras: Extras = [],
    open: OpenSocket = (url) => new WebSocket(url),
    /** The token of an observer link. The client plays no seat then. */
    private readonly observerToken = '',
  ) {
    this.#tokens = tokens;
    this.#extras = extras;
    this.sent = takeUnsentMove(address);
    this.history = new History((seq) => this.#send({ t: 'view_at', seq }), extras.includes('sheet'));
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

  /** An action of this client was sent and its update has not arrived. */
  get isSending(): boolean {
    return this.sent !== null || this.#savedSeq >= (this.update?.seq ?? 0);
  }

  /** The connection is open, no action is under way, and all details have arrived. */
  get isUpToDate(): boolean {
    return this.status === 'open' && !this.isSending && (this.update?.hasDetails ?? false);
  }

  /** Changes the extra parts that the server sends. */
  subscribe(extras: Extras): void {
    if (extras.join() === this.#extras.join()) return;
    this.#extras = extras;
    this.history.setNeedsSheet(extras.includes('sheet'));
    if (this.update) this.update = { ...this.update, hasDetails: false };
    this.#send({ t: 'subscribe', extras });
  }

  /**
   * Plays an action. Without `confirmed`, as after a single click, bots wait, and the server asks for confirmation of a
   * final action.
   */
  act(seat: number, action: string, confirmed = true): void {
    if (!this.update || this.isSending) return;
    this.problem = null;
    this.actionCheck = null;
    this.sent = { t: 'act', seat, seq: this.update.seq, action, ...(confirmed ? {} : { confirmed }) };
    this.#send(this.sent);
  }

  /** Tells the server that the player will not undo: bots need not wait. */
  skipWait(seat: number): void {
    this.#send({ t: 'skip_wait', seat });
  }

  checkAction(seat: number, action: string): void {
    this.problem = null;
    this.#send({ t: 'check_action', seat, action });
  }

  /** Plays a typed action. A final action has to be confirmed first. */
  submitTyped(seat: number, action: string): void {
    this.actionToConfirm = null;
    this.#typedAction = action;
    this.checkAction(seat, action);
  }

  /** Asks for a hint, an explanation or the next message of a lesson. */
  requestHelp(request: Hint | Explain | LessonStep): void {
    if (request.t !== 'lesson_step') this.explanation = null;
    this.#send(request);
  }

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
      ...(this.observerToken ? { observer_token: this.observerToken } : { tokens: [...this.#tokens] }),
      since: this.lines.length,
    };
    this.#send({ t: 'hello', protocol: PROTOCOL, ...credentials, extras: this.#extras, patches: true }, true);
  }

  #onData(data: string | ArrayBuffer): void {
    if (typeof data === 'string') this.#onMessage(JSON.parse(data) as ServerMessage);
    else this.gestures.frames.notify(data);
  }

  /** Sends nothing before the server has answered the greeting. An action waits in `sent`. */
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
      case 'table_changed':
        this.table = message.table;
        if (message.key) saveOpenSeat(message.table.id, message.key);
        break;
      case 'accepted':
        this.#onAccepted(message.seq);
        break;
      case 'action_check':
        this.#onActionCheck(message);
        break;
      case 'lesson':
        this.lesson = message;
        break;
      case 'reasoned':
        this.explanation = message;
        break;
      case 'position_at':
        this.history.onPosition(message);
        break;
      case 'feedback':
        this.gestures.feedback.notify(message);
        break;
      case 'phrase_sent':
      case 'chat_message':
      case 'chat_history':
      case 'chat_reported':
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
    if (this.sent?.confirmed === false && actionCheck.final) {
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

  #checkedAction({ legal_action: action }: ActionCheck): AvailableAction | null {
    return action?.text ? { ...action, text: action.text, preview: action.preview ?? null } : null;
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
    if (kept.length < update.since) this.#socket.restart(); // log entries are missing
  }

  /** Repeats an undo that came too late, if it is still possible. */
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

  /** Clears answers that belong to the previous position. */
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
    if (problem.code === 'malformed' && !this.#isWelcomed) {
      this.#socket.retryLater(); // during an upgrade: the table is still at a server of the previous version
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
    if (problem.code === 'bad_name') return; // a pending action is not affected
    if (problem.code === 'wrong_protocol' && this.sent) saveUnsentMove(this.address, this.sent);
    this.sent = null;
    if (FATAL_PROBLEMS.includes(problem.code)) this.close();
  }

  #resendLater(wait: number): void {
    const sent = this.sent;
    clearTimeout(this.#resendTimer);
    if (sent) this.#resendTimer = setTimeout(() => this.sent === sent && this.#send(sent), wait);
  }
}
