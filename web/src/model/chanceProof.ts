/** Verifies that the seed matches its commitment and that each chance draw follows from it. */

import type { ChanceDraw, ChanceAudit } from '../protocol/messages';

/** Hashes are numbers below this. */
const HASH_RANGE = 1n << 256n;

/** Whether the SHA-256 hash of the seed is the commitment. Null if the browser cannot compute it (plain HTTP). */
export async function matchesCommitment(commitment: string, seed: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return hex(hash) === commitment;
}

/** The first draw that does not follow from the seed, or null. */
export async function firstForgedDraw(seed: string, { label, lots }: ChanceAudit): Promise<ChanceDraw | null> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(seed),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  for (const lot of lots) if ((await expectedOutcome(key, label, lot)) !== lot.came) return lot;
  return null;
}

/**
 * The outcome that the seed determines. Hashes above the largest multiple of the number of cases are discarded, so that
 * all cases are equally likely.
 */
async function expectedOutcome(
  key: CryptoKey,
  label: string,
  { seq, outcomes }: ChanceDraw,
): Promise<string | undefined> {
  const total = BigInt(outcomes.reduce((sum, [, share]) => sum + share, 0));
  const limit = (HASH_RANGE / total) * total;
  let word = limit;
  for (let attempt = 0; word >= limit; attempt += 1) word = await hmacNumber(key, `${seq} ${label} ${attempt}`);
  let point = Number(word % total);
  return outcomes.find(([, share]) => (point -= share) < 0)?.[0];
}

async function hmacNumber(key: CryptoKey, message: string): Promise<bigint> {
  return BigInt(`0x${hex(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message)))}`);
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
