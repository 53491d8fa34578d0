/** Papà Paolo's drawn table. */

import Board from './Board.svelte';
import Players from './Players.svelte';

export { Board, Players };
