/** Palermo's drawn table. */

import Board from './Board.svelte';
import Players from './Players.svelte';
import Faces from './Faces.svelte';
import Picture from './Picture.svelte';
import Sign from './Sign.svelte';
import { KEYS as keys } from './keys';

const drawings = { cards: Faces };

export { Board, Picture, Players, Sign, drawings, keys };
