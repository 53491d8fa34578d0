/** The drawn table of Palermo. */

import Board from './Board.svelte';
import Players from './Players.svelte';
import Faces from './city/Faces.svelte';
import Picture from './Picture.svelte';
import LogIcon from './LogIcon.svelte';
import { KEYS as keys } from './keys';

const drawings = { cards: Faces };

export { Board, Picture, Players, LogIcon as Sign, drawings, keys };
