/** How a table tells something: whoever sees the board needs no names of places, unless notation is wanted. */

import { formatQuestion, formatText, formatTextAs } from '../device/i18n.svelte';
import { isNotationShown } from '../device/notation.svelte';
import type { Text } from '../protocol/messages';

export type TextFormatter = (text: Text) => string;

const shortForm = (text: Text, names: readonly string[], drawn: boolean): string | null =>
  drawn && !isNotationShown() ? formatTextAs('seen', text, names) : null;

/** What happened, what is expected, or why not. */
export const logTextFor =
  (names: readonly string[], drawn: boolean): TextFormatter =>
  (text) =>
    shortForm(text, names, drawn) ?? formatText(text, names);

/** What an action would be, before it is confirmed. */
export const questionTextFor =
  (names: readonly string[], drawn: boolean): TextFormatter =>
  (text) =>
    shortForm(text, names, drawn) ?? formatQuestion(text, names);
