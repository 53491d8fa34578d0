/**
 * The language and the texts of the interface. The reader can change the language at any time; the browser remembers
 * it.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES } from '../protocol/languages';
import type { Text } from '../protocol/messages';
import { BASE_URL } from './baseUrl';
import { readItem, writeItem } from './storage';

export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

export const NATURE = -1;
const STORAGE_KEY = 'language';

export const isLanguage = (tag: string): tag is Language => tag in LANGUAGES;

/** The first language in the browser's list that is available. */
export function pickLanguage(tags: readonly string[]): Language {
  const codes = tags.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return codes.find(isLanguage) ?? 'en';
}

function createBundle(language: Language, catalogue: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  return bundle;
}

const state = $state<{ language: Language; bundle: FluentBundle | null }>({ language: 'en', bundle: null });
const bundles = new Map<string, FluentBundle>();
let needsFullCatalogue = false;

const fullCatalogue = (language: Language): string => language;
/** The texts of the landing page: those of the interface, and the titles of the games. */
const firstPageCatalogue = (language: Language): string => `${language}/first`;

const storageKey = (catalogueName: string): string => `texts-${catalogueName}`;

async function fetchCatalogue(language: Language, catalogueName: string): Promise<string> {
  try {
    const answer = await fetch(`${BASE_URL}api/texts/${catalogueName}`);
    if (!answer.ok) throw new Error(`texts: ${answer.status}`);
    const words = await answer.text();
    writeItem(storageKey(catalogueName), words);
    return words;
  } catch (failure) {
    const known = readItem(storageKey(catalogueName)) ?? readItem(storageKey(fullCatalogue(language)));
    if (known !== null) return known;
    throw failure;
  }
}

async function loadBundle(language: Language, catalogueName: string): Promise<FluentBundle> {
  const bundle = bundles.get(catalogueName) ?? createBundle(language, await fetchCatalogue(language, catalogueName));
  bundles.set(catalogueName, bundle);
  return bundle;
}

export function preferredLanguage(): Language {
  const chosen = readItem(STORAGE_KEY) ?? '';
  return isLanguage(chosen) ? chosen : pickLanguage(navigator.languages ?? [navigator.language]);
}

/** Switches the language without reloading the page. */
export async function loadLanguage(language: Language): Promise<void> {
  const wanted =
    needsFullCatalogue || bundles.has(fullCatalogue(language)) ? fullCatalogue(language) : firstPageCatalogue(language);
  show(language, await loadBundle(language, wanted));
}

/** Loads all texts of a language. Every page except the landing page needs them. */
export async function loadFullCatalogue(language: Language = state.language): Promise<void> {
  const before = state.language;
  const bundle = await loadBundle(language, fullCatalogue(language));
  needsFullCatalogue = true;
  if (state.language === before) show(language, bundle);
  else await loadLanguage(state.language);
}

/** Switches the language and remembers it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  writeItem(STORAGE_KEY, language);
}

/** Follows the browser when its language changes, unless the reader chose one here. */
export function followBrowserLanguage(): void {
  addEventListener('languagechange', () => void loadLanguage(preferredLanguage()).catch(() => {}));
}

/** Uses the given texts. */
export const setTexts = (language: Language, words: string): void => show(language, createBundle(language, words));

function show(language: Language, bundle: FluentBundle): void {
  state.language = language;
  state.bundle = bundle;
  document.documentElement.lang = language;
}

export const language = (): Language => state.language;

export const hasMessage = (key: string): boolean => state.bundle?.hasMessage(key) ?? false;

/** The message in the reader's language, or its key if there is no such message. */
export function t(key: string, args?: Args): string {
  const message = state.bundle?.getMessage(key);
  if (!state.bundle || !message?.value) return key;
  return withNonBreakingSpaces(state.bundle.formatPattern(message.value, args ?? null, []));
}

/** French has a space before some punctuation marks. It must not break there. */
export const withNonBreakingSpaces = (words: string): string =>
  state.language === 'fr' ? words.replace(/ (?=[?!:;»])|(?<=«) /g, '\u00a0') : words;

/** The message, or the fallback if a game does not have it. */
export const tOrDefault = (key: string, fallback: string, args?: Args): string =>
  hasMessage(key) ? t(key, args) : fallback;

function playerName(seat: number, names: readonly string[]): string {
  if (seat === NATURE) return t('nature');
  if (seat < 0) return t('spectator');
  return names[seat] ?? t('unnamed-seat', { number: seat + 1 });
}

/** A text of the rules, with player names. */
export const formatText = (text: Text, names: readonly string[]): string => t(text.key, messageArgs(text, names));

/** Another form of the text, such as a shorter one, or null if the game does not have it. */
export function formatTextAs(form: string, text: Text, names: readonly string[]): string | null {
  const key = `${text.key}-${form}`;
  return hasMessage(key) ? t(key, messageArgs(text, names)) : null;
}

/** The question to confirm an action, or the plain text if the game has no question. */
export const formatQuestion = (text: Text, names: readonly string[]): string =>
  formatTextAs('sure', text, names) ?? formatText(text, names);

/** Prefix of arguments that list several things by their names in the notation. */
const LIST_PREFIX = 'each_';

/** Formats a list, with the game's message for each item. */
function formatList(key: string, name: string, words: string): string {
  const one = `${key.split('-')[0]}-${name.replaceAll('_', '-')}`;
  return words
    .split(' ')
    .filter(Boolean)
    .map((word) => t(one, { [name.slice(LIST_PREFIX.length)]: word }))
    .join(', ');
}

function argumentValue(key: string, name: string, value: string | number, names: readonly string[]): string | number {
  if (name.startsWith('seat') && typeof value === 'number') return playerName(value, names);
  return name.startsWith(LIST_PREFIX) ? formatList(key, name, String(value)) : value;
}

const messageArgs = ({ key, args }: Text, names: readonly string[]): Args =>
  Object.fromEntries(Object.entries(args ?? {}).map(([name, value]) => [name, argumentValue(key, name, value, names)]));
