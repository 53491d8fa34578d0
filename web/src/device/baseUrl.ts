/** Where this house lies under its name: `/`, or `/games/tavolino/` behind a proxy that says so. */

/** The built scripts lie in a folder of their own right below the root. */
export const rootOf = (script: string): string => new URL('..', script).pathname;

export const ROOT = import.meta.env.DEV ? '/' : rootOf(import.meta.url);
