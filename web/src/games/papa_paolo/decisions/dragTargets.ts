/** What a drag does: it carries a piece into the district, draws a round, or turns the large tile. */

import type { PlaceSelection } from '../../../board/input/selection.svelte';
import type { Point } from '../../../board/points';
import { pile } from '../places';
import type { Asked } from './request';
import type { Deciding } from './decision.svelte';
import type { Carrier } from './drag.svelte';
import { spinning } from './spin';

interface Table {
  asked: Asked;
  mayAct: boolean;
  /** Quarter turns of the large tile, or null if it cannot be turned. */
  turning: number | null;
}

/** Returns how the large tile turns under a pointer that started here. */
function spinFrom(from: Point): (at: Point) => number {
  const { x, y, width, height } = document.querySelector('.piazza [data-at=investments]')!.getBoundingClientRect();
  return spinning({ x: x + width / 2, y: y + height / 2 }, from);
}

export function carrying(table: () => Table, deciding: Deciding, district: PlaceSelection): Carrier {
  let spin: ((at: Point) => number) | null = null;
  const delivers = () => table().asked.view.pending?.kind === 'delivery';
  const isOwn = (place: string) => place.startsWith(`${table().asked.seat}/`);
  return {
    begins: (place, by, from) => {
      const { asked, mayAct, turning } = table();
      spin = null;
      if (!mayAct) return false;
      if (turning !== null && place.startsWith('investment ')) {
        spin = spinFrom(from);
        return true;
      }
      if (place in asked.view.grid) return deciding.hand.cell === place || deciding.grasp(place, by);
      if (place.startsWith('supply ')) return place === pile(deciding.hand.price ?? '') || deciding.grasp(place, by);
      return delivers() && isOwn(place) && (deciding.trace(place) || deciding.hand.round !== null);
    },
    over: (place, by, at) => {
      if (spin) {
        const quarters = spin(at);
        if (quarters) deciding.turn(quarters);
      } else if (!delivers()) district.preview(place !== null && isOwn(place) ? place : null, by);
      else if (place !== null) deciding.trace(place);
    },
    ends: (place, by) => {
      if (!spin && !delivers() && place !== null && isOwn(place)) district.choose(place, by);
    },
  };
}
