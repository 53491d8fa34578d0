/** Whether the server can save what players do. Asked at the start of a page and after a sign that it cannot. */

import { fetchReady } from '../net/api';

const RETRY_MS = 5_000;

const state = $state({ isReady: true });
let isAsking = false;

export const isServerReady = (): boolean => state.isReady;

/** Asks once, and again at intervals while the server is not ready. An unreachable server is another matter. */
export async function checkReadiness(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  state.isReady = await fetchReady().catch(() => state.isReady);
  isAsking = false;
  if (!state.isReady) setTimeout(() => void checkReadiness(), RETRY_MS);
}
