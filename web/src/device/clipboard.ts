/** Put words on the clipboard; false where the browser does not let us. */
export async function copyText(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copySelected(words);
  }
}

/** Without a secure address the clipboard is closed; what is selected can still be copied. */
function copySelected(words: string): boolean {
  const field = document.createElement('textarea');
  field.value = words;
  const before = document.activeElement as HTMLElement | null;
  document.body.append(field);
  field.select();
  const copied = document.execCommand?.('copy') ?? false;
  field.remove();
  before?.focus?.();
  return copied;
}
