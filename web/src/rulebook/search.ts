/** What of a rulebook speaks of something: its headings, rules, items and rows that have all the words. */

import { type Block, type Inline, plainWords } from './markdown';

const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

export const wordsIn = (query: string): string[] => bare(query).split(/\s+/).filter(Boolean);

/** Finds these words in a text that is shown; null where nothing is sought. */
export function marking(query: string): RegExp | null {
  const words = query.split(/\s+/).filter((word) => word.length > 1);
  const safe = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return safe.length ? new RegExp(`(${safe.join('|')})`, 'giu') : null;
}

export interface Found {
  blocks: Block[];
  /** So many places. */
  count: number;
}

const NOTHING: Found = { blocks: [], count: 0 };

export function search(blocks: readonly Block[], query: string): Found {
  const sought = wordsIn(query);
  const has = (words: Inline[]) => {
    const text = bare(plainWords(words));
    return sought.every((word) => text.includes(word));
  };
  const inside = (block: Block): Found => {
    switch (block.kind) {
      case 'paragraph':
        return has(block.words) ? { blocks: [block], count: 1 } : NOTHING;
      case 'list': {
        const items = block.items.filter((item) => has(item.words) || search(item.below, query).count > 0);
        return items.length ? { blocks: [{ ...block, items }], count: items.length } : NOTHING;
      }
      case 'table': {
        const rows = block.rows.filter((row) => has(row.cells.flat()));
        return rows.length ? { blocks: [{ ...block, rows }], count: rows.length } : NOTHING;
      }
      case 'quote':
        return search(block.blocks, query);
      default:
        return NOTHING;
    }
  };
  const kept: Block[] = [];
  let count = 0;
  let heading: Block | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      heading = block;
      continue;
    }
    const found = inside(block);
    if (found.count && heading) kept.push(heading);
    if (found.count) heading = null;
    kept.push(...found.blocks);
    count += found.count;
  }
  return { blocks: kept, count };
}
