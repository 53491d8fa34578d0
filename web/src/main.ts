/** Begin: light, words, then the page. */

import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/source-sans-3/wght.css';
import { mount } from 'svelte';
import './app.css';
import './controls.css';
import App from './App.svelte';
import { firstLanguage, speak } from './lib/i18n.svelte';
import { startRouting } from './lib/router.svelte';
import { startTheme } from './lib/theme.svelte';

const AGAIN_MS = 2_000;

startTheme();

/** Without words there is nothing to show: the waiting page stays until the server answers. */
async function begin(target: HTMLElement): Promise<void> {
  try {
    await speak(firstLanguage());
  } catch {
    setTimeout(() => void begin(target), AGAIN_MS);
    return;
  }
  startRouting();
  target.replaceChildren();
  mount(App, { target });
}

const target = document.getElementById('app');
if (target) void begin(target);
