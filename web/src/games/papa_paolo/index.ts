/** The drawn table of Papà Paolo. */

import type { DrawnGame } from '../../board/contract';
import Board from './Board.svelte';
import LogIcon from './LogIcon.svelte';
import Picture from './Picture.svelte';
import Players from './Players.svelte';
import { KEYS as keys } from './decisions/keys';
import { planText } from './decisions/plans';
import type { View } from './view';

export default {
  Board,
  Players,
  Picture,
  LogIcon,
  planText,
  needsFullHeight: true,
  keys,
} satisfies DrawnGame<View>;
