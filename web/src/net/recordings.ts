/** What was seen of an entry, where it was performed. */

import { withTokens } from './api';
import { knownTable, tokensOf } from '../device/seatKeys.svelte';
import type { LogLine } from '../protocol/messages';
import { BASE_URL } from '../device/baseUrl';

/** How to get the reel of an entry; null if none was kept. */
export function recordingLoader(table: string, line: LogLine | undefined): (() => Promise<ArrayBuffer>) | null {
  if (!line?.reel) return null;
  return async () => {
    const answer = await fetch(
      `${BASE_URL}api/tables/${encodeURIComponent(table)}/reels/${line.seq}`,
      withTokens(tokensOf(knownTable(table))),
    );
    if (!answer.ok) throw new Error(`reel: ${answer.status}`);
    return answer.arrayBuffer();
  };
}
