/** Loads recordings of simulations. */

import { withTokens } from './api';
import { knownTable, tokensOf } from '../device/seatKeys.svelte';
import type { LogLine } from '../protocol/messages';
import { BASE_URL } from '../device/baseUrl';

/** A function that loads the recording of an entry, or null if there is none. */
export function recordingLoader(table: string, line: LogLine | undefined): (() => Promise<ArrayBuffer>) | null {
  if (!line?.recording) return null;
  return async () => {
    const answer = await fetch(
      `${BASE_URL}api/tables/${encodeURIComponent(table)}/reels/${line.seq}`,
      withTokens(tokensOf(knownTable(table))),
    );
    if (!answer.ok) throw new Error(`reel: ${answer.status}`);
    return answer.arrayBuffer();
  };
}
