/** Which games give a seat its colour: known before their tables are drawn. */

/** Games in which colours are rolled or chosen at the table: there a seat's own would tell a lie. */
const COLOURS_BY_LOT: ReadonlySet<string> = new Set(['villa_paletti']);

/** Is a seat's mark drawn in ink, told by its shape and letter only? */
export const isUnpainted = (game: string): boolean => COLOURS_BY_LOT.has(game);
