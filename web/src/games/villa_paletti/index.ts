/** The drawn table of Villa Paletti. */

import Board from './Board.svelte';
import Picture from './Picture.svelte';
import Players from './Players.svelte';
import { KEYS as keys } from './keys';
import { canDraw as able } from './scene/able';

/** An upright phone gives the villa its full height. */
const roomy = true;

export { Board, Picture, Players, able, keys, roomy };
