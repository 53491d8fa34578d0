/** Formats texts of the rules. A reader who sees the board needs no place names, unless notation is shown. */

import { formatQuestion, formatText, formatTextAs } from '../device/i18n.svelte';
import { isNotationShown } from '../device/settings/notation.svelte';
import type { Text } from '../protocol/messages';

export type TextFormatter = (text: Text) => string;

const shortForm = (text: Text, names: readonly string[], drawn: boolean): string | null =>
  drawn && !isNotationShown() ? formatTextAs('seen', text, names) : null;

/** Formats log lines, prompts and objections. */
export const logTextFor =
  (names: readonly string[], drawn: boolean): TextFormatter =>
  (text) =>
    shortForm(text, names, drawn) ?? formatText(text, names);

/** Formats the question to confirm an action. */
export const questionTextFor =
  (names: readonly string[], drawn: boolean): TextFormatter =>
  (text) =>
    shortForm(text, names, drawn) ?? formatQuestion(text, names);
