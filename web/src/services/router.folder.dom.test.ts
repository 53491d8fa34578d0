import { expect, test, vi } from 'vitest';
import { page, pageOf, seatLink, startRouting, tablePath } from './router.svelte';

vi.mock('../device/baseUrl', () => ({ BASE_URL: '/games/tavolino/' }));

test('in a folder of a site all paths begin there', () => {
  expect(tablePath('q')).toBe('/games/tavolino/table/q');
  expect(new URL(seatLink('q', 'k')).pathname).toBe('/games/tavolino/table/q');
  expect(pageOf('/games/tavolino/table/q', '')).toMatchObject({ at: 'table', id: 'q' });
  expect(pageOf('/games/tavolino/', '')).toEqual({ at: 'landing' });
});

test('what the page named from its first address stays where it is', () => {
  history.replaceState(null, '', '/games/tavolino/table/q');
  document.head.innerHTML = '<link rel="icon" href="../favicon.svg">';
  startRouting();
  expect(document.querySelector('link')!.getAttribute('href')).toMatch(/^http.*\/games\/tavolino\/favicon.svg$/);
});

test('what lies beside it is not ours', () => {
  startRouting();
  document.body.innerHTML =
    '<a id="beside" href="/games/chess">x</a><a id="within" href="/games/tavolino/rules/palermo">x</a>';
  let followed = false;
  addEventListener('click', (event) => {
    followed = event.defaultPrevented;
    event.preventDefault();
  });
  const click = (id: string) =>
    document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  click('beside');
  expect(followed).toBe(false);
  click('within');
  expect(followed).toBe(true);
  expect(page()).toMatchObject({ at: 'rules', game: 'palermo' });
});
