/** Which games give a seat its colour: known before their tables are drawn. */

/** Where colours are rolled or chosen at the table, a seat's own would tell a lie: its mark is drawn in ink.
 * Where tiles have the usual colours, players wear those of the box. */
const COLOUR_CLASSES: Readonly<Record<string, string>> = { villa_paletti: 'unpainted', papa_paolo: 'waiters' };

/** The class that gives marks their colours in a game. */
export const seatColourClass = (game: string): string => COLOUR_CLASSES[game] ?? '';
