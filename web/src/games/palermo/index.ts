/** Palermo's drawn table. */

import Board from './Board.svelte';
import Players from './Players.svelte';
import { KEYS as keys } from './keys';

export { Board, Players, keys };
