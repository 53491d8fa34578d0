/** Entry point: applies the theme, loads texts, and mounts the page. */

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
import { loadTheme } from './device/settings/theme.svelte';

const RETRY_MS = 2_000;

loadTheme();

/** The page needs texts. The loading page stays until the server sends them. */
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

/** After loading, a service worker shows an own page when the server is unreachable. */
function registerServiceWorker(): void {
  if (import.meta.env.PROD) void navigator.serviceWorker?.register(`${BASE_URL}sw.js`).catch(() => {});
}
addEventListener('load', registerServiceWorker, { once: true });

const target = document.getElementById('app');
if (target) void start(target);
