/** Shares a link with the share dialog of the device, or copies it. */

export type ShareResult = 'shared' | 'copied' | 'failed';

export async function shareAddress(title: string, text: string, url: string): Promise<ShareResult> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'; // the user closed the dialog
    }
  }
  try {
    await navigator.clipboard.writeText(`${text} ${url}`);
    return 'copied';
  } catch {
    return 'failed';
  }
}
