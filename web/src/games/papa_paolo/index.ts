/** Papà Paolo's drawn table. */

import Board from './Board.svelte';
import Players from './Players.svelte';

/** On an upright phone the table needs all the room there is. */
const roomy = true;

export { Board, Players, roomy };
