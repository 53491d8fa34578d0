/** Hand on an address: by what the device offers, or by the clipboard. */

export type ShareResult = 'shared' | 'copied' | 'failed';

export async function shareAddress(title: string, text: string, url: string): Promise<ShareResult> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'; // thought better of it
    }
  }
  try {
    await navigator.clipboard.writeText(`${text} ${url}`);
    return 'copied';
  } catch {
    return 'failed';
  }
}
