/** The base URL of the site: `/`, or a path such as `/games/tavolino/` behind a proxy. */

/** Built scripts are in a folder directly below the base URL. */
export const baseUrlOf = (script: string): string => new URL('..', script).pathname;

export const BASE_URL = import.meta.env.DEV ? '/' : baseUrlOf(import.meta.url);
