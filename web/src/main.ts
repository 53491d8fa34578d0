/** Begin: light, words, then the page. */

import '@fontsource-variable/source-sans-3/wght.css';
import './fonts/fraunces.css';
import { mount } from 'svelte';
import './app.css';
import './controls.css';
import App from './App.svelte';
import { preferredLanguage, followBrowserLanguage, loadLanguage, loadFullCatalogue } from './device/i18n.svelte';
import { isSignedIn } from './device/signedIn.svelte';
import { page, startRouting } from './services/router.svelte';
import { BASE_URL } from './device/baseUrl';
import { loadTheme } from './device/theme.svelte';

const RETRY_MS = 2_000;

loadTheme();

/** Without words there is nothing to show: the waiting page stays until the server answers. */
async function start(target: HTMLElement): Promise<void> {
  try {
    await (page().at === 'landing' ? loadLanguage : loadFullCatalogue)(preferredLanguage());
  } catch {
    setTimeout(() => void start(target), RETRY_MS);
    return;
  }
  startRouting();
  followBrowserLanguage();
  target.replaceChildren();
  mount(App, { target });
  if (isSignedIn() && page().at !== 'you')
    void import('./account/account.svelte').then(({ loadAccount }) => loadAccount()).catch(() => {});
}

/** Once the page stands: from now on a lost line is told by a page of our own. */
function registerServiceWorker(): void {
  if (import.meta.env.PROD) void navigator.serviceWorker?.register(`${BASE_URL}sw.js`).catch(() => {});
}
addEventListener('load', registerServiceWorker, { once: true });

const target = document.getElementById('app');
if (target) void start(target);
