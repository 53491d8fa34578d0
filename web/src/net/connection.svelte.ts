/** One table as the server tells it: it holds what the server said last, and says what the reader does. */

import type {
  Act,
  Agree,
  Because,
  ClientMessage,
  Details,
  Draw,
  Explain,
  Hint,
  Learn,
  Lesson,
  LogLine,
  LookAs,
  Problem,
  Reasoned,
  ReportWords,
  Say,
  ServerMessage,
  Speak,
  TableInfo,
  Update,
  Vacate,
} from '../protocol/messages';
import { Hands } from './gestureChannel';
import { saveOpenSeat } from '../device/seatKeys.svelte';
import { Line, type OpenSocket, type Status } from './socket.svelte';
import { Looking } from './history.svelte';
import { type Option, type Shown, changed, detailed, shown } from './matchView';
import { Talking } from './chat.svelte';

export const PROTOCOL = 2;

/** What is drawn besides the view. */
export type Parts = Draw['parts'];

const SAY_AGAIN_MS = { too_fast: 1_000, unavailable: 3_000 } as const;
const ABOUT_THE_TABLE: readonly Problem['code'][] = ['no_such_table', 'wrong_protocol', 'not_admitted'];
/** What people do once and do not look at again: it waits until the line is back. */
const WAITS: readonly ClientMessage['t'][] = [
  'agree',
  'speak',
  'say',
  'report_words',
  'more_time',
  'rename',
  'delegate',
  'vacate',
];
const MOST_WAITING = 20;
const ABOUT_A_MOVE: readonly Problem['code'][] = ['malformed', 'illegal', 'not_your_turn'];

export class Connection {
  table = $state.raw<TableInfo | null>(null);
  update = $state.raw<Shown | null>(null);
  lines = $state.raw<readonly LogLine[]>([]);
  because = $state.raw<Because | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** What was said last to somebody who plays a first game. */
  lesson = $state.raw<Lesson | null>(null);
  /** The last hint or reason that we were told. */
  reasoned = $state.raw<Reasoned | null>(null);
  /** What cannot be taken back and was typed or clicked once: what it would be, to be confirmed. */
  foretold = $state.raw<Option | null>(null);
  /** The action that was sent and is not yet on disk. */
  sent = $state.raw<Act | null>(null);
  /** Where actions are made by hand: what it says, and what it hears. */
  readonly hands = new Hands((said) => this.update && this.#send({ ...said, seq: this.update.seq }));
  /** What people at the table say to each other. */
  readonly talking = new Talking();
  /** Earlier moments. */
  readonly looking: Looking;
  /** The newest entry that is ours and on disk; what came of it may still be on its way. */
  #saved = $state(-1);

  readonly #line: Line;
  #tokens: readonly string[];
  #greeted = false;
  #parts: Parts;
  /** The view as updates have it: what changes is told from there. */
  #view: unknown;
  #typed: string | null = null;
  #waiting: ClientMessage[] = [];
  /** The seat whose undo came too late. */
  #regretted: number | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    address: string,
    tokens: readonly string[],
    parts: Parts = [],
    open: OpenSocket = (url) => new WebSocket(url),
    /** What opens a link for onlookers: then we hold nothing. */
    private readonly look = '',
  ) {
    this.#tokens = tokens;
    this.#parts = parts;
    this.looking = new Looking((seq) => this.#send({ t: 'look_back', seq }), parts.includes('sheet'));
    this.#line = new Line(address, open, {
      opened: () => this.#greet(),
      heard: (data) => this.#heard(data),
      ping: () => this.#send({ t: 'ping' }),
    });
    this.#line.connect();
  }

  get status(): Status {
    return this.#line.status;
  }

  /** An action of ours is on its way to the disk, or what came of it on its way back. */
  get acting(): boolean {
    return this.sent !== null || this.#saved >= (this.update?.seq ?? 0);
  }

  /** Is the line open, with no action under way and all of the present told? */
  get isQuiet(): boolean {
    return this.status === 'open' && !this.acting && (this.update?.told ?? false);
  }

  /** From now on these parts are drawn. */
  draw(parts: Parts): void {
    if (parts.join() === this.#parts.join()) return;
    this.#parts = parts;
    this.looking.inWords(parts.includes('sheet'));
    if (this.update) this.update = { ...this.update, told: false };
    this.#send({ t: 'draw', parts });
  }

  /** Who is not sure has clicked once: bots wait a moment, and what is final is asked about first. */
  act(seat: number, action: string, sure = true): void {
    if (!this.update || this.acting) return;
    this.problem = null;
    this.because = null;
    this.sent = { t: 'act', seat, seq: this.update.seq, action, ...(sure ? {} : { sure }) };
    this.#send(this.sent);
  }

  /** Nothing is taken back: bots need not wait. */
  goOn(seat: number): void {
    this.#send({ t: 'go_on', seat });
  }

  why(seat: number, action: string): void {
    this.problem = null;
    this.#send({ t: 'why', seat, action });
  }

  /** Do what somebody typed, but a gesture that cannot be taken back only when they have read what it is. */
  type(seat: number, action: string): void {
    this.foretold = null;
    this.#typed = action;
    this.why(seat, action);
  }

  /** Ask for a hint, for a reason, or for what is to be said at a first game. */
  ask(question: Hint | Explain | Learn): void {
    if (question.t !== 'learn') this.reasoned = null;
    this.#send(question);
  }

  /** Something for everybody at the table. */
  say(said: Speak | Say | ReportWords | Agree | LookAs | Vacate): void {
    this.#send(said);
  }

  moreTime(seat: number): void {
    this.#send({ t: 'more_time', seat });
  }

  rename(seat: number, name: string): void {
    this.problem = null;
    this.#send({ t: 'rename', seat, name });
  }

  delegate(seat: number, level: TableInfo['seats'][number]['level']): void {
    this.#send({ t: 'delegate', seat, level });
  }

  forgiveProblem(): void {
    this.problem = null;
    this.because = null;
  }

  close(): void {
    this.#line.close();
    clearTimeout(this.#retry);
    this.looking.close();
  }

  #greet(): void {
    this.#greeted = false;
    const known = { ...(this.look ? { look: this.look } : { tokens: [...this.#tokens] }), since: this.lines.length };
    this.#send({ t: 'hello', protocol: PROTOCOL, ...known, parts: this.#parts, patches: true }, true);
  }

  #heard(data: string | ArrayBuffer): void {
    if (typeof data === 'string') this.#receive(JSON.parse(data) as ServerMessage);
    else this.hands.frames.tell(data);
  }

  /** Before the greeting is answered nothing else is said; an action waits in `sent`. */
  #send(message: ClientMessage, greeting = false): void {
    const sent = (greeting || this.#greeted) && this.#line.send(JSON.stringify(message));
    if (!sent && WAITS.includes(message.t)) this.#waiting = [...this.#waiting, message].slice(-MOST_WAITING);
  }

  #receive(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.#welcomed(message.table);
        break;
      case 'update':
        this.#updated(message);
        break;
      case 'details':
        this.#detailed(message);
        break;
      case 'around':
        this.table = message.table;
        if (message.key) saveOpenSeat(message.table.id, message.key);
        break;
      case 'accepted':
        this.#accepted(message.seq);
        break;
      case 'because':
        this.#explained(message);
        break;
      case 'lesson':
        this.lesson = message;
        break;
      case 'reasoned':
        this.reasoned = message;
        break;
      case 'past':
        this.looking.told(message);
        break;
      case 'felt':
        this.hands.felt.tell(message);
        break;
      case 'spoken':
      case 'said':
      case 'earlier':
      case 'reported':
        this.talking.hear(message);
        break;
      case 'pong':
        break;
      case 'problem':
        this.#refused(message);
        break;
      default:
        message satisfies never;
    }
  }

  #welcomed(table: TableInfo): void {
    this.table = table;
    this.#line.greeted();
    this.#greeted = true;
    this.looking.askAgain();
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const message of this.sent ? [this.sent, ...waiting] : waiting) this.#send(message);
  }

  #accepted(seq: number): void {
    if (!this.sent || seq < this.sent.seq) return;
    this.#saved = this.sent.seq;
    this.sent = null;
    this.problem = null;
  }

  #explained(because: Because): void {
    if (this.sent?.sure === false && because.final) {
      this.sent = null;
      this.foretold = this.#told(because);
      return;
    }
    const typed = this.#typed === because.action && !because.objection;
    this.#typed = null;
    if (!typed) this.because = because;
    else if (because.final) this.foretold = this.#told(because);
    else this.act(because.seat, because.action);
  }

  #told({ option }: Because): Option | null {
    return option?.text ? { action: option.action, text: option.text, preview: option.preview ?? null } : null;
  }

  #updated(update: Update): void {
    this.#view = update.patch ? changed(this.#view, update.patch) : update.view;
    if (this.update && update.seq < this.update.seq) return;
    if (update.seq !== this.update?.seq) this.#newMoment();
    const kept = this.lines.slice(0, update.since);
    this.lines = kept.length === update.since ? [...kept, ...update.lines] : this.lines;
    this.update = shown(update, this.#view, this.update);
    this.looking.present({ ...this.update, sheet: null });
    this.#undoAgain(update);
    if (kept.length < update.since) this.#line.restart(); // there is a gap in the log
  }

  /** An undo that came a moment too late is meant nevertheless, if it still can be. */
  #undoAgain({ undo }: Update): void {
    const seat = this.#regretted;
    this.#regretted = null;
    if (seat !== null && undo === seat) this.act(seat, 'undo');
  }

  #detailed(details: Details): void {
    const { update } = this;
    if (update?.seq !== details.seq || update.seat !== details.seat) return;
    this.update = detailed(update, details);
    this.looking.present({ ...update, view: this.#view, sheet: details.sheet ?? null });
  }

  /** What was said about the moment before is over. */
  #newMoment(): void {
    this.because = null;
    this.foretold = null;
    this.#typed = null;
    const isOver = this.update ? [...ABOUT_A_MOVE, 'unavailable'] : ABOUT_A_MOVE; // not at the greeting
    if (this.problem && isOver.includes(this.problem.code)) this.problem = null;
  }

  #refused(problem: Problem): void {
    if (this.hands.isRefused(problem)) {
      if (problem.code === 'illegal') this.problem = problem;
      return;
    }
    const late = problem.code === 'stale' && this.sent?.action === 'undo';
    if (late) this.#regretted = this.sent!.seat;
    if (problem.code !== 'too_fast' && !late) this.problem = problem;
    if (problem.code === 'too_fast' || problem.code === 'unavailable') {
      this.looking.unanswered();
      this.#sayAgain(SAY_AGAIN_MS[problem.code]);
      return;
    }
    if (problem.code === 'bad_name') return; // an action on its way has nothing to do with it
    this.sent = null;
    if (ABOUT_THE_TABLE.includes(problem.code)) this.close();
  }

  #sayAgain(wait: number): void {
    const again = this.sent;
    clearTimeout(this.#retry);
    if (again) this.#retry = setTimeout(() => this.sent === again && this.#send(again), wait);
  }
}
