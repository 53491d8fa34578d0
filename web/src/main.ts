/** Begin: light, words, then the page. */

import '@fontsource-variable/source-sans-3/wght.css';
import './fonts/fraunces.css';
import { mount } from 'svelte';
import './app.css';
import './controls.css';
import App from './App.svelte';
import { firstLanguage, followBrowserLanguage, speak, speakFully } from './lib/i18n.svelte';
import { isKnown } from './lib/known.svelte';
import { page, startRouting } from './lib/router.svelte';
import { ROOT } from './lib/root';
import { startTheme } from './lib/theme.svelte';

const AGAIN_MS = 2_000;

startTheme();

/** Without words there is nothing to show: the waiting page stays until the server answers. */
async function begin(target: HTMLElement): Promise<void> {
  try {
    await (page().at === 'landing' ? speak : speakFully)(firstLanguage());
  } catch {
    setTimeout(() => void begin(target), AGAIN_MS);
    return;
  }
  startRouting();
  followBrowserLanguage();
  target.replaceChildren();
  mount(App, { target });
  if (isKnown() && page().at !== 'you')
    void import('./lib/person/person.svelte').then(({ lookWhoIAm }) => lookWhoIAm()).catch(() => {});
}

/** Once the page stands: from now on a lost line is told by a page of our own. */
function expectTrouble(): void {
  if (import.meta.env.PROD) void navigator.serviceWorker?.register(`${ROOT}sw.js`).catch(() => {});
}
addEventListener('load', expectTrouble, { once: true });

const target = document.getElementById('app');
if (target) void begin(target);
