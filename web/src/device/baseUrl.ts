/** Where this house lies under its name: `/`, or `/games/tavolino/` behind a proxy that says so. */

/** The built scripts lie in a folder of their own right below the root. */
export const baseUrlOf = (script: string): string => new URL('..', script).pathname;

export const BASE_URL = import.meta.env.DEV ? '/' : baseUrlOf(import.meta.url);
