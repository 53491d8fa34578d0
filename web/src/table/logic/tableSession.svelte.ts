/**
 * One visit to a table: the connection, the position that is shown, the question to the player, the player's input and the
 * open dialog. The page draws it.
 */

import { tick, untrack } from 'svelte';
import type { DrawnGame, GestureLine } from '../../board/contract';
import { type Effect, EffectTracker } from '../../board/effects';
import { formatTextAs } from '../../device/i18n.svelte';
import { knownTable, saveTokens, tokensOf } from '../../device/seatKeys.svelte';
import { Connection } from '../../net/connection.svelte';
import type { AvailableAction, MatchView } from '../../net/matchView';
import { recordingLoader } from '../../net/recordings';
import { liveUrl, type OpenSocket } from '../../net/socket.svelte';
import { updateSeats } from '../../services/createTable';
import { gameInfo, games, loadGames } from '../../services/games.svelte';
import { replaceAddress, tablePath } from '../../services/router.svelte';
import { CatchUp } from './catchUp.svelte';
import { gestureLine } from './gestureInput';
import { Highlights } from './highlights.svelte';
import { Hints } from './hints.svelte';
import { MisclickGuard } from './misclickGuard.svelte';
import { MoveInput } from './moveInput.svelte';
import { PageKeys } from './pageKeys';
import { Practice } from './practice.svelte';
import { PromptText } from './promptText.svelte';
import { questionKey } from './question';
import { Replay } from './replay.svelte';
import { ResultReveal } from './resultReveal.svelte';
import { TableMode } from './tableMode.svelte';

export type DialogName = 'menu' | 'rules' | 'summary' | 'invite' | 'phrases';

/** How the reader came to the table. */
export interface Arrival {
  id: string;
  /** The tokens of a seat link. */
  tokens: readonly string[];
  /** The token of an observer link, or an empty text. */
  observerToken: string;
  /** Whether the reader has just created the table. */
  justCreated: boolean;
  /** The earlier position that the link names. */
  startSeq: number | null;
}

/** Parts of the page that take the keyboard focus. */
interface FocusTargets {
  /** The button that confirms the chosen action, unless the player types. */
  confirm: () => unknown;
  /** Where a keyboard player continues, if the pressed button is gone. */
  next: () => unknown;
}

type LoadDrawing = (game: string) => (() => Promise<DrawnGame>) | null | undefined;

/** Must be created during component initialization. `open` begins the visit. */
export class TableSession {
  readonly connection: Connection;
  readonly mode = new TableMode();
  readonly misclickGuard = new MisclickGuard();
  readonly hints: Hints;
  readonly promptText: PromptText;
  readonly replay: Replay;
  readonly highlights: Highlights;
  readonly moveInput: MoveInput;
  readonly practice: Practice;
  readonly catchUp: CatchUp;
  readonly keys: PageKeys;
  readonly gestures: GestureLine;
  readonly resultReveal: ResultReveal;
  readonly #effectTracker = new EffectTracker();

  openDialog = $state<DialogName | null>(null);
  /** The rule at which the rulebook opens. */
  rule = $state('');
  /** The key of the question to the player. It changes only with updates that have details. */
  question = $state('');
  /** On a shared screen: the seat whose player has opened the curtain. */
  #openedSeat = $state<number | null>(null);
  #isGameListUnavailable = $state(false);
  #isWelcomed = false;
  #lastSeq = -1;

  constructor(
    readonly arrival: Arrival,
    private readonly loadDrawing: LoadDrawing,
    private readonly focus: FocusTargets,
    openSocket?: OpenSocket,
  ) {
    const { id, tokens, observerToken } = arrival;
    if (tokens.length) saveTokens(id, [...tokens]);
    this.connection = new Connection(
      liveUrl(id),
      tokensOf(knownTable(id)),
      this.mode.extras,
      openSocket,
      observerToken,
    );
    const { connection, mode, misclickGuard } = this;
    const { history } = connection;
    this.hints = new Hints(connection);
    this.promptText = new PromptText(connection, mode);
    this.replay = new Replay(history, () => connection.lines);
    this.highlights = new Highlights(connection);
    this.moveInput = new MoveInput(connection, () => this.isPast);
    this.practice = new Practice(connection);
    this.catchUp = new CatchUp(() => ({ lines: connection.lines, history, mine: this.mine, inWords: mode.isPlain }));
    this.gestures = gestureLine(connection, () => ({
      seat: this.seat,
      mayAct: this.moveInput.enabled && !this.isWatching,
      isPast: this.isPast,
    }));
    this.keys = new PageKeys({
      moveInput: this.moveInput,
      catchUp: this.catchUp,
      misclickGuard,
      undo: () => this.undo(),
      maySkipWait: () => this.update?.undo_wait != null && !this.isPast,
    });
    this.#watchPosition();
    // After the watch of the position: an entry makes the result due before it is asked for.
    this.resultReveal = new ResultReveal(
      () => ({ over: this.isOver, isOtherPositionShown: this.#isOtherPositionShown }),
      () => (this.openDialog ??= 'summary'),
    );
    this.#watchInput();
  }

  /** Begins the visit. The result ends it. */
  open(): () => void {
    if (this.arrival.tokens.length) replaceAddress(tablePath(this.arrival.id));
    loadGames().catch(() => (this.#isGameListUnavailable = true));
    return () => {
      this.replay.pause();
      this.catchUp.showPresent();
      this.connection.close();
      this.misclickGuard.close();
    };
  }

  // ------------------------------------------------------------ the table
  get table() {
    return this.connection.table;
  }
  get update(): MatchView | null {
    return this.connection.update;
  }
  get names(): string[] {
    return this.promptText.names;
  }
  get game(): string {
    return this.table?.game ?? '';
  }
  /** The seat whose view is shown, or -2 for a spectator. */
  get seat(): number {
    return this.update?.seat ?? -2;
  }
  /** The seats of this reader. */
  readonly mine: readonly number[] = $derived.by(
    () => this.table?.seats.flatMap((one, number) => (one.mine ? [number] : [])) ?? [],
  );
  get isOver(): boolean {
    return this.update?.places != null;
  }
  get isWatching(): boolean {
    return this.update !== null && !this.mine.length;
  }
  /** Several people play on this screen. */
  readonly isShared: boolean = $derived.by(
    () => (this.table?.seats.filter((one) => one.mine && one.kind === 'person').length ?? 0) > 1,
  );
  readonly hasNoWinner: boolean = $derived.by(
    () => this.isOver && formatTextAs('headline', this.update!.prompt, this.names) !== null,
  );

  // ------------------------------------------------------------ the shown position
  get isPast(): boolean {
    return this.connection.history.goal !== null;
  }
  get #isOtherPositionShown(): boolean {
    return this.isPast || this.catchUp.isBehind;
  }
  /** The position that is drawn. */
  get shown() {
    return this.connection.history.position ?? this.catchUp.position ?? this.update;
  }
  get hasDetails(): boolean {
    return this.shown !== this.update || (this.update?.hasDetails ?? false);
  }
  readonly effects: readonly Effect[] = $derived.by(() =>
    this.#effectTracker.effectsAt(this.shown?.seq ?? 0, this.connection.lines),
  );
  readonly recording = $derived.by(() =>
    recordingLoader(this.arrival.id, this.connection.lines[(this.shown?.seq ?? 0) - 1]),
  );
  /** Whether the players share a screen and have secrets. Until the game is known, it is assumed to have some. */
  get hasCurtain(): boolean {
    return this.isShared && !this.isOver && (gameInfo(this.game)?.secrets ?? true);
  }
  /** The board is hidden until the next player is there. */
  get isCurtainClosed(): boolean {
    return this.hasCurtain && this.seat >= 0 && this.seat !== this.#openedSeat;
  }
  openCurtain(): void {
    this.#openedSeat = this.seat;
  }
  /** Table, drawing or game list are still missing. */
  get isLoading(): boolean {
    if (!this.update || !this.table) return true;
    if (this.isCurtainClosed) return games() === null && !this.#isGameListUnavailable;
    return !this.mode.isPlain && !this.mode.game;
  }
  get isPositionLoading(): boolean {
    const { goal, position } = this.connection.history;
    return goal !== null && position?.seq !== goal;
  }
  /** Nothing is under way and nothing moves. */
  get isSettled(): boolean {
    const isMoving = this.isPositionLoading || this.catchUp.isBehind || this.misclickGuard.isActive;
    return this.connection.isUpToDate && !this.isLoading && !isMoving;
  }

  // ------------------------------------------------------------ the player's input
  /** The legal actions at the shown position. */
  readonly actions: AvailableAction[] = $derived.by(() =>
    this.#isOtherPositionShown ? [] : (this.update?.actions ?? []),
  );
  /** The reader's seat that has to act. */
  get actingSeat(): number | null {
    return this.actions.length ? this.seat : null;
  }
  /** Undoes the last move. In a practice match it can also undo chance, by rewinding. */
  undo(): void {
    const { rewindSeq } = this.practice;
    if (this.update?.undo != null || rewindSeq === null) this.moveInput.undo();
    else void this.practice.rewindTo(rewindSeq);
  }
  openRule(number: string): void {
    this.rule = number;
    this.openDialog = 'rules';
  }
  toggleMode(): void {
    this.mode.toggle();
    this.moveInput.pending = null;
  }

  // ------------------------------------------------------------ changes
  #watchPosition(): void {
    const { history } = this.connection;
    const { id, startSeq } = this.arrival;
    // Opens the position of the link. Back in the present, the address becomes that of the table.
    $effect(() => {
      if (startSeq !== null) untrack(() => history.viewAt(startSeq));
    });
    $effect(() => {
      if (startSeq !== null && this.update && !this.isPast) replaceAddress(tablePath(id) + location.hash);
    });
    // Loads the drawing once the server has named the game.
    $effect(() => {
      const { game } = this;
      if (game) untrack(() => this.mode.load(this.loadDrawing(game)));
    });
    $effect(() => this.connection.subscribe(this.mode.extras));
    $effect(() => history.prefetch([...this.catchUp.needed, ...(this.mode.isPlain ? this.highlights.neededSeqs : [])]));
    $effect(() => this.#onTable());
    $effect.pre(() => {
      const seq = this.update?.seq ?? -1;
      if (seq >= 0) untrack(() => this.catchUp.onUpdate(seq));
    });
    $effect(() => {
      const seq = this.update?.seq ?? -1;
      untrack(() => this.#onSeq(seq));
    });
  }

  #watchInput(): void {
    const { connection, moveInput } = this;
    $effect.pre(() => {
      if (!this.update?.hasDetails) return;
      const now = questionKey(this.update, connection.lines);
      untrack(() => now !== this.question && this.#onNewQuestion(now));
    });
    $effect(() => moveInput.continuePlan());
    // A typed action is shown first and waits for Confirm.
    $effect(() => {
      if (connection.actionToConfirm) moveInput.pending = connection.actionToConfirm.action;
    });
    // A new choice closes the last objection. A keyboard player continues at Confirm.
    $effect(() => {
      if (moveInput.pending === null) return;
      connection.dismissProblem();
      if (this.keys.isKeyboardUsed) void tick().then(() => this.focus.confirm());
    });
  }

  /** Greets the table once it is known: saves the seats, follows a rematch, and invites to a new table. */
  #onTable(): void {
    const { table, mine } = this;
    const { id, tokens, observerToken, justCreated } = this.arrival;
    if (!table || this.#isWelcomed || observerToken) return;
    this.#isWelcomed = true;
    const isRematchOpened = updateSeats(table, tokens, mine);
    if (!justCreated || isRematchOpened || !mine.length) return;
    if (knownTable(id)?.open.length) this.openDialog = 'invite';
    replaceAddress(tablePath(id));
  }

  /** The match went on: the result may be due, and a keyboard player may have lost the focus. */
  #onSeq(seq: number): void {
    const isFirst = this.#lastSeq < 0;
    if (seq === this.#lastSeq) return;
    this.#lastSeq = seq;
    if (isFirst) return;
    this.resultReveal.isPending = true;
    void tick().then(() => this.keys.isKeyboardUsed && this.focus.next());
  }

  /** A new question clears the chosen action. */
  #onNewQuestion(now: string): void {
    if (this.question) this.misclickGuard.start();
    this.question = now;
    this.moveInput.pending = null;
  }
}
