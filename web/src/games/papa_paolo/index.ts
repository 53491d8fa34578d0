/** Papà Paolo's drawn table. */

import Board from './Board.svelte';
import Picture from './Picture.svelte';
import Players from './Players.svelte';
import LogIcon from './LogIcon.svelte';
import { KEYS as keys } from './decisions/keys';
import { tellPlan } from './decisions/plans';

/** On an upright phone the table needs all the room there is. */
const roomy = true;

export { Board, Picture, Players, LogIcon as Sign, keys, roomy, tellPlan };
