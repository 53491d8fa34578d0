/** The drawn table of Papà Paolo. */

import Board from './Board.svelte';
import Picture from './Picture.svelte';
import Players from './Players.svelte';
import LogIcon from './LogIcon.svelte';
import { KEYS as keys } from './decisions/keys';
import { tellPlan } from './decisions/plans';

/** An upright phone gives the table its full height. */
const roomy = true;

export { Board, Picture, Players, LogIcon as Sign, keys, roomy, tellPlan };
