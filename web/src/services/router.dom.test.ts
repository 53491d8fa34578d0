import { afterEach, expect, test } from 'vitest';
import {
  JUST_CREATED,
  navigate,
  observerLink,
  positionLink,
  newPath,
  page,
  pageOf,
  rulesPath,
  seatLink,
  startRouting,
  tablePath,
} from './router.svelte';

afterEach(() => document.body.replaceChildren());

test('an address names a page', () => {
  expect(pageOf('/', '')).toEqual({ at: 'landing' });
  expect(pageOf('/new/palermo', '')).toEqual({ at: 'new', game: 'palermo' });
  expect(pageOf('/table/abc/', '')).toEqual({
    at: 'table',
    id: 'abc',
    tokens: [],
    observerToken: '',
    justCreated: false,
    seq: null,
  });
  expect(pageOf('/rules/palermo', '#PAL-1.7')).toEqual({ at: 'rules', game: 'palermo', rule: 'PAL-1.7' });
  expect(pageOf('/table', '')).toEqual({ at: 'nowhere', path: '/table' });
  expect(pageOf('/table/a/b', '')).toEqual({ at: 'nowhere', path: '/table/a/b' });
  expect(pageOf('/%E0%A4%A', '')).toEqual({ at: 'nowhere', path: '/%E0%A4%A' });
});

test('seat keys stand behind the #, several for several seats', () => {
  expect(pageOf('/table/abc', '#seat=x%2By&seat=z')).toMatchObject({ tokens: ['x+y', 'z'] });
  expect(pageOf('/table/abc', '', JUST_CREATED)).toMatchObject({ justCreated: true });
});

test('a seat link leads back to its table and key', () => {
  const link = new URL(seatLink('a b', 'k+y/='));
  expect(pageOf(link.pathname, link.hash)).toMatchObject({ at: 'table', id: 'a b', tokens: ['k+y/='] });
});

test('a link for onlookers opens no seat', () => {
  const link = new URL(observerLink('q', 'k+y/='));
  expect(pageOf(link.pathname, link.hash)).toMatchObject({ at: 'table', id: 'q', tokens: [], observerToken: 'k+y/=' });
});

test('paths and pages agree', () => {
  expect(pageOf(newPath('x y'), '')).toEqual({ at: 'new', game: 'x y' });
  expect(pageOf(tablePath('q'), '')).toMatchObject({ at: 'table', id: 'q' });
  const rules = new URL(rulesPath('palermo', 'PAL-E.7'), 'http://x');
  expect(pageOf(rules.pathname, rules.hash)).toMatchObject({ at: 'rules', rule: 'PAL-E.7' });
});

test('links are followed without loading the page, others are left alone', () => {
  startRouting();
  navigate('/');
  document.body.innerHTML =
    '<a id="in" href="/new/palermo">x</a><a id="new" target="_blank" href="/rules/palermo">x</a>';
  let followed = false;
  addEventListener('click', (event) => {
    followed = event.defaultPrevented;
    event.preventDefault();
  });
  const click = (id: string, init: MouseEventInit = {}) => {
    document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return followed;
  };
  expect(click('in', { ctrlKey: true })).toBe(false);
  expect(click('new')).toBe(false);
  expect(page()).toEqual({ at: 'landing' });
  expect(click('in')).toBe(true);
  expect(page()).toEqual({ at: 'new', game: 'palermo' });
});

test('a moment stands in the address; what is no number of entries is none', () => {
  const link = new URL(positionLink('q', 12));
  expect(pageOf(link.pathname, link.hash, null, link.search)).toMatchObject({ at: 'table', id: 'q', seq: 12 });
  for (const nonsense of ['', '?at=', '?at=-3', '?at=1e9', '?at=0x10', '?at=12345678901']) {
    expect(pageOf('/table/q', '', null, nonsense)).toMatchObject({ seq: null });
  }
});

test('who we are has a page, and a link to it carries its secret behind the #', () => {
  expect(pageOf('/you', '')).toEqual({ at: 'you', link: '' });
  expect(pageOf('/you', '#link=a%2Bb')).toEqual({ at: 'you', link: 'a+b' });
  expect(pageOf('/you/else', '')).toEqual({ at: 'nowhere', path: '/you/else' });
});
