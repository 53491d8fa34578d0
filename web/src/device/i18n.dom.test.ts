import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  chooseLanguage,
  preferredLanguage,
  followBrowserLanguage,
  hasMessage,
  language,
  pickLanguage,
  formatText,
  loadLanguage,
  setTexts,
  loadFullCatalogue,
  t,
  tOrDefault,
} from './i18n.svelte';

const DUTCH = `
greet = Dag { $seat }
took = { $seat } slaat { $seat2 } ({ $count ->
    [one] één punt
   *[other] { $count } punten
})
nature = Het toeval
spectator = Een toeschouwer
unnamed-seat = Speler { $number }
`;

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('choosing a language', () => {
  test('takes the first of the browser’s languages that we speak', () => {
    expect(pickLanguage(['pt-BR', 'fr-CA', 'en'])).toBe('fr');
    expect(pickLanguage(['DE-at'])).toBe('de');
    expect(pickLanguage(['ja'])).toBe('en');
    expect(pickLanguage([])).toBe('en');
  });

  test('a chosen language is remembered', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('a = b')),
    );
    await chooseLanguage('fr');
    expect(language()).toBe('fr');
    expect(document.documentElement.lang).toBe('fr');
    expect(preferredLanguage()).toBe('fr');
  });

  test('without the server the words of the last visit are used', async () => {
    localStorage.setItem('tavolino-texts-de', 'hello = Hallo');
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('offline'))),
    );
    await loadLanguage('de');
    expect(t('hello')).toBe('Hallo');
    await expect(loadLanguage('nl')).rejects.toThrow('offline');
    expect(language()).toBe('de');
  });

  test('a first page learns few words, every other page all, and then they are known', async () => {
    const asked: string[] = [];
    const server = async (url: string) => {
      asked.push(url.replace(/.*texts/, ''));
      return new Response(url.endsWith('/first') ? 'hello = Bonjour' : 'hello = Bonjour\nmove = Jouez');
    };
    vi.stubGlobal('fetch', vi.fn(server));
    await loadLanguage('en');
    expect([t('hello'), hasMessage('move')]).toEqual(['Bonjour', false]);
    await loadFullCatalogue();
    expect(t('move')).toBe('Jouez');
    await loadLanguage('nl');
    await loadFullCatalogue();
    expect(hasMessage('move')).toBe(true);
    expect(asked).toEqual(['/en/first', '/en', '/nl']);
  });

  test('the page follows the browser to another language, unless the reader chose one', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('a = b')),
    );
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl-BE']);
    followBrowserLanguage();
    dispatchEvent(new Event('languagechange'));
    await vi.waitFor(() => expect(language()).toBe('nl'));
    await chooseLanguage('fr');
    languages.mockReturnValue(['de-AT']);
    dispatchEvent(new Event('languagechange'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(language()).toBe('fr');
    languages.mockRestore();
  });
});

describe('saying', () => {
  beforeEach(() => setTexts('nl', DUTCH));

  test('puts names in place of seats', () => {
    expect(formatText({ key: 'greet', args: { seat: 1 } }, ['Ada', 'Bruno'])).toBe('Dag Bruno');
    expect(formatText({ key: 'took', args: { seat: 0, seat2: 1, count: 1 } }, ['Ada', 'Bruno'])).toBe(
      'Ada slaat Bruno (één punt)',
    );
    expect(formatText({ key: 'took', args: { seat: 0, seat2: 1, count: 1200 } }, ['Ada', 'Bruno'])).toContain(
      '1.200 punten',
    );
  });

  test('things in a list are called by what their game calls one', () => {
    setTexts(
      'en',
      'shop-has = It has { $each_fruit }.\nshop-each-fruit = { $fruit ->\n    [a] apples\n   *[b] bananas\n}',
    );
    expect(formatText({ key: 'shop-has', args: { each_fruit: 'b a' } }, [])).toBe('It has bananas, apples.');
    setTexts('nl', DUTCH);
  });

  test('chance, spectators and seats without a name have one too', () => {
    expect(formatText({ key: 'greet', args: { seat: -1 } }, [])).toBe('Dag Het toeval');
    expect(formatText({ key: 'greet', args: { seat: -2 } }, [])).toBe('Dag Een toeschouwer');
    expect(formatText({ key: 'greet', args: { seat: 3 } }, ['Ada'])).toBe('Dag Speler 4');
  });

  test('in French no line begins with a sign that has a space before it', () => {
    setTexts('fr', 'sure = « Tirer » ? Non : poser !');
    expect(t('sure')).toBe('«\u00a0Tirer\u00a0»\u00a0? Non\u00a0: poser\u00a0!');
  });

  test('an unknown message is its key, or the word given for it', () => {
    expect(t('nobody-wrote-this')).toBe('nobody-wrote-this');
    expect(tOrDefault('palermo-word-5.9', '5.9')).toBe('5.9');
    expect(hasMessage('greet')).toBe(true);
  });
});
