/** Hand on an address: by what the device offers, or by the clipboard. */

export type Shared = 'shared' | 'copied' | 'failed';

export async function shareAddress(title: string, text: string, url: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text, url });
      return 'shared';
    } catch (refusal) {
      if (refusal instanceof DOMException && refusal.name === 'AbortError') return 'shared'; // thought better of it
    }
  }
  try {
    await navigator.clipboard.writeText(`${text} ${url}`);
    return 'copied';
  } catch {
    return 'failed';
  }
}
