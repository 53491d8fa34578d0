/** The drawn table of Palermo. */

import type { DrawnGame } from '../../board/contract';
import Board from './Board.svelte';
import LogIcon from './LogIcon.svelte';
import Picture from './Picture.svelte';
import Players from './Players.svelte';
import Faces from './city/Faces.svelte';
import { KEYS as keys } from './keys';
import type { View } from './view';

export default {
  Board,
  Players,
  Picture,
  LogIcon,
  drawings: { cards: Faces },
  keys,
} satisfies DrawnGame<View>;
