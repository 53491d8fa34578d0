/** Checks whether this device can draw in three dimensions. */

let known: boolean | undefined;

export function canDraw(): boolean {
  known ??= tried();
  return known;
}

function tried(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
