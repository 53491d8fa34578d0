/** Villa Paletti's drawn table. */

import Board from './Board.svelte';
import Picture from './Picture.svelte';
import Players from './Players.svelte';
import { KEYS as keys } from './keys';
import { canDraw as able } from './scene/able';

/** On an upright phone the villa needs all the room there is. */
const roomy = true;

export { Board, Picture, Players, able, keys, roomy };
