/** Begin: light, words, then the page. */

import '@fontsource-variable/source-sans-3/wght.css';
import './fonts/fraunces.css';
import { mount } from 'svelte';
import './app.css';
import './controls.css';
import App from './App.svelte';
import { firstLanguage, followBrowserLanguage, speak, speakFully } from './device/i18n.svelte';
import { isKnown } from './device/signedIn.svelte';
import { page, startRouting } from './services/router.svelte';
import { ROOT } from './device/baseUrl';
import { startTheme } from './device/theme.svelte';

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
    void import('./account/account.svelte').then(({ lookWhoIAm }) => lookWhoIAm()).catch(() => {});
}

/** Once the page stands: from now on a lost line is told by a page of our own. */
function expectTrouble(): void {
  if (import.meta.env.PROD) void navigator.serviceWorker?.register(`${ROOT}sw.js`).catch(() => {});
}
addEventListener('load', expectTrouble, { once: true });

const target = document.getElementById('app');
if (target) void begin(target);
