/** The reader's language: chosen from the browser, switchable at any time, remembered. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Text } from '../protocol/messages';
import { ROOT } from './baseUrl';
import { recall, remember } from './storage';

export const LANGUAGES = { en: 'English', nl: 'Nederlands', fr: 'Français', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

export const NATURE = -1;
const CHOSEN = 'language';

export const isLanguage = (word: string): word is Language => word in LANGUAGES;

/** The first language of the browser's list that we speak. */
export function pickLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return spoken.find(isLanguage) ?? 'en';
}

function bundleOf(language: Language, catalogue: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  return bundle;
}

const reader = $state<{ language: Language; bundle: FluentBundle | null }>({ language: 'en', bundle: null });
const bundles = new Map<string, FluentBundle>();
let wantsAll = false;

const all = (language: Language): string => language;
/** What the landing page says: the house's own words, and what the games are called. */
const first = (language: Language): string => `${language}/first`;

const kept = (part: string): string => `texts-${part}`;

async function catalogue(language: Language, part: string): Promise<string> {
  try {
    const answer = await fetch(`${ROOT}api/texts/${part}`);
    if (!answer.ok) throw new Error(`texts: ${answer.status}`);
    const words = await answer.text();
    remember(kept(part), words);
    return words;
  } catch (failure) {
    const known = recall(kept(part)) ?? recall(kept(all(language)));
    if (known !== null) return known;
    throw failure;
  }
}

async function bundled(language: Language, part: string): Promise<FluentBundle> {
  const bundle = bundles.get(part) ?? bundleOf(language, await catalogue(language, part));
  bundles.set(part, bundle);
  return bundle;
}

export function firstLanguage(): Language {
  const chosen = recall(CHOSEN) ?? '';
  return isLanguage(chosen) ? chosen : pickLanguage(navigator.languages ?? [navigator.language]);
}

/** Speak a language from now on; the page follows without a reload. */
export async function speak(language: Language): Promise<void> {
  const wanted = wantsAll || bundles.has(all(language)) ? all(language) : first(language);
  show(language, await bundled(language, wanted));
}

/** Know every word of the language: no page but the first can do with fewer. */
export async function speakFully(language: Language = reader.language): Promise<void> {
  const before = reader.language;
  const bundle = await bundled(language, all(language));
  wantsAll = true;
  if (reader.language === before) show(language, bundle);
  else await speak(reader.language);
}

/** Speak a language and keep to it on the next visit. */
export async function choose(language: Language): Promise<void> {
  await speak(language);
  remember(CHOSEN, language);
}

/** Follow the browser when its user changes the preferred languages, unless the reader chose one here. */
export function followBrowserLanguage(): void {
  addEventListener('languagechange', () => void speak(firstLanguage()).catch(() => {}));
}

/** Speak from a given catalogue. */
export const speakFrom = (language: Language, words: string): void => show(language, bundleOf(language, words));

function show(language: Language, bundle: FluentBundle): void {
  reader.language = language;
  reader.bundle = bundle;
  document.documentElement.lang = language;
}

export const language = (): Language => reader.language;

export const known = (key: string): boolean => reader.bundle?.hasMessage(key) ?? false;

/** The message in the reader's language; its key if nobody wrote it yet. */
export function t(key: string, args?: Args): string {
  const message = reader.bundle?.getMessage(key);
  if (!reader.bundle || !message?.value) return key;
  return unbroken(reader.bundle.formatPattern(message.value, args ?? null, []));
}

/** French puts a space before some signs; no line may begin with them. */
export const unbroken = (words: string): string =>
  reader.language === 'fr' ? words.replace(/ (?=[?!:;»])|(?<=«) /g, '\u00a0') : words;

/** The message, or the given word where a game has none of this name. */
export const tOr = (key: string, otherwise: string, args?: Args): string => (known(key) ? t(key, args) : otherwise);

function nameOf(seat: number, names: readonly string[]): string {
  if (seat === NATURE) return t('nature');
  if (seat < 0) return t('spectator');
  return names[seat] ?? t('unnamed-seat', { number: seat + 1 });
}

/** What the rules say, with the players' names in it. */
export const say = (text: Text, names: readonly string[]): string => t(text.key, spoken(text, names));

/** The same in another form that the game may have for it, a shorter one say; null where it has none. */
export function sayAs(form: string, text: Text, names: readonly string[]): string | null {
  const key = `${text.key}-${form}`;
  return known(key) ? t(key, spoken(text, names)) : null;
}

/** What an action would be, asked where the game has words for that. */
export const ask = (text: Text, names: readonly string[]): string => sayAs('sure', text, names) ?? say(text, names);

/** So the name of an argument begins that lists things by their names in the notation. */
const EACH = 'each_';

/** The things of a list, each by the message that its game has for one. */
function listed(key: string, name: string, words: string): string {
  const one = `${key.split('-')[0]}-${name.replaceAll('_', '-')}`;
  return words
    .split(' ')
    .filter(Boolean)
    .map((word) => t(one, { [name.slice(EACH.length)]: word }))
    .join(', ');
}

function put(key: string, name: string, value: string | number, names: readonly string[]): string | number {
  if (name.startsWith('seat') && typeof value === 'number') return nameOf(value, names);
  return name.startsWith(EACH) ? listed(key, name, String(value)) : value;
}

const spoken = ({ key, args }: Text, names: readonly string[]): Args =>
  Object.fromEntries(Object.entries(args ?? {}).map(([name, value]) => [name, put(key, name, value, names)]));
