/** The promise of the seed: anybody can check that it was kept. */

/** Does the seed have this SHA-256? Null where the browser will not compute it (plain http). */
export async function isKept(commitment: string, seed: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment;
}
