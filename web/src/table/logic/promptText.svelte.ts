/** The texts of the prompt: what the player has to do, and why an action was refused. */

import type { RefusedAction } from '../../board/contract';
import { isPlan } from '../../board/input/actionPlan';
import type { Connection } from '../../net/connection.svelte';
import { t } from '../../device/i18n.svelte';
import { notationHelp } from '../../plain/notationHelp';
import type { AvailableAction } from '../../net/matchView';
import { seatNames } from '../../model/seats';
import { type TextFormatter, questionTextFor, logTextFor } from '../../model/logText';
import type { TableMode } from './tableMode.svelte';

export interface Reason {
  sentence: string;
  /** The number of the rule, if there is one. */
  rule: string | null;
}

export class PromptText {
  /** The more specific prompt of the board, while a piece is selected. */
  boardPrompt = $state<string | null>(null);

  constructor(
    private readonly connection: Pick<Connection, 'table' | 'update' | 'actionCheck' | 'problem'>,
    private readonly style: Pick<TableMode, 'game' | 'isPlain'>,
  ) {}

  readonly names: string[] = $derived.by(() => seatNames(this.connection.table?.seats ?? []));
  readonly format: TextFormatter = $derived.by(() => logTextFor(this.names, !this.style.isPlain));

  get prompt(): string {
    const { update } = this.connection;
    if (!update) return '';
    return this.#hasStandIn ? t('stand-in-prompt') : this.format(update.prompt);
  }

  /** Whether a bot plays for the reader. */
  get #hasStandIn(): boolean {
    const { table, update } = this.connection;
    const seat = update && update.actors.includes(update.seat) ? table?.seats[update.seat] : null;
    return seat?.kind === 'bot' && seat.mine;
  }

  /** The text of the chosen action or plan. */
  preview(option: AvailableAction | null, pending: string | null): string | null {
    const view = this.connection.update?.view;
    if (isPlan(pending)) return this.style.game?.planText?.(pending, view) ?? pending;
    return option && questionTextFor(this.names, !this.style.isPlain)(option.text);
  }

  /** The refused action, for the board. */
  readonly refused: RefusedAction | null = $derived.by(() => {
    const { actionCheck } = this.connection;
    if (!actionCheck?.objection) return null;
    return {
      action: actionCheck.action,
      rule: actionCheck.objection.rule,
      sentence: this.format(actionCheck.objection.text),
    };
  });

  /** The latest objection of the server. */
  readonly reason: Reason | null = $derived.by(() => {
    const { actionCheck, problem } = this.connection;
    if (this.refused) return { sentence: this.refused.sentence, rule: this.refused.rule };
    if (actionCheck) return { sentence: t('why-allowed'), rule: null };
    if (!problem) return null;
    const sentence = this.format(problem.objection?.text ?? problem.text);
    const typed = problem.code === 'malformed' ? problem.text.args?.action : undefined;
    const told = typeof typed === 'string' ? this.#notationHelp(typed) : '';
    return { sentence: told ? `${sentence} ${told}` : sentence, rule: problem.objection?.rule ?? null };
  });

  /** Help for typing, on the plain table. */
  #notationHelp(typed: string): string {
    const { table, update } = this.connection;
    return this.style.isPlain ? notationHelp(table?.game ?? '', typed, update?.actions ?? []) : '';
  }
}
