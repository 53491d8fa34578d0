/** The drawn table of Villa Paletti. */

import type { DrawnGame } from '../../board/contract';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import Players from './Players.svelte';
import { KEYS as keys } from './keys';
import { canDraw as isSupported } from './scene/able';
import type { View } from './view';

export default {
  Board,
  Players,
  Picture,
  needsFullHeight: true,
  isSupported,
  keys,
} satisfies DrawnGame<View>;
