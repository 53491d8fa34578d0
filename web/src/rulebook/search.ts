/** Searches a rulebook for headings, rules, items and rows that contain all words. */

import { type Block, type Inline, plainText } from './markdown';

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

export const queryWords = (query: string): string[] => normalize(query).split(/\s+/).filter(Boolean);

/** A pattern that matches these words in displayed text, or null for an empty query. */
export function matchPattern(query: string): RegExp | null {
  const words = query.split(/\s+/).filter((word) => word.length > 1);
  const safe = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return safe.length ? new RegExp(`(${safe.join('|')})`, 'giu') : null;
}

export interface SearchResult {
  blocks: Block[];
  /** Number of matches. */
  count: number;
}

const NO_RESULT: SearchResult = { blocks: [], count: 0 };

export function search(blocks: readonly Block[], query: string): SearchResult {
  const words = queryWords(query);
  const has = (inlines: Inline[]) => {
    const text = normalize(plainText(inlines));
    return words.every((word) => text.includes(word));
  };
  const inside = (block: Block): SearchResult => {
    switch (block.kind) {
      case 'paragraph':
        return has(block.words) ? { blocks: [block], count: 1 } : NO_RESULT;
      case 'list': {
        const items = block.items.filter((item) => has(item.words) || search(item.below, query).count > 0);
        return items.length ? { blocks: [{ ...block, items }], count: items.length } : NO_RESULT;
      }
      case 'table': {
        const rows = block.rows.filter((row) => has(row.cells.flat()));
        return rows.length ? { blocks: [{ ...block, rows }], count: rows.length } : NO_RESULT;
      }
      case 'quote':
        return search(block.blocks, query);
      default:
        return NO_RESULT;
    }
  };
  const results: Block[] = [];
  let count = 0;
  let heading: Block | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      heading = block;
      continue;
    }
    const found = inside(block);
    if (found.count && heading) results.push(heading);
    if (found.count) heading = null;
    results.push(...found.blocks);
    count += found.count;
  }
  return { blocks: results, count };
}
