/** Seat colours that depend on the game, known before its table loads. */

/**
 * In some games players get their colours during the match; their marks are ink until then. In others the tiles use the
 * usual colours, and players have those of the box.
 */
const COLOUR_CLASSES: Readonly<Record<string, string>> = { villa_paletti: 'unpainted', papa_paolo: 'waiters' };

/** The CSS class that colours the seat marks of a game. */
export const seatColourClass = (game: string): string => COLOUR_CLASSES[game] ?? '';
