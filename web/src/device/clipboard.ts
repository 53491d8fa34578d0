/** Copies a text. Returns false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The clipboard needs HTTPS. Copying a selection works without it. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  const focused = document.activeElement as HTMLElement | null;
  document.body.append(field);
  field.select();
  const copied = document.execCommand?.('copy') ?? false;
  field.remove();
  focused?.focus?.();
  return copied;
}
