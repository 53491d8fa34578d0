import { describe, expect, test } from 'vitest';
import { parseRulebook } from './markdown';
import { matchPattern, search } from './search';

const BOOK = parseRulebook(`# Nim

## Sticks

**NIM-1** Take one stick or two.

- whoever takes the last stick loses
- nobody passes

## Élan

**NIM-2** A *pass* is not allowed.

| rule | why |
|---|---|
| NIM-3 | sticks are cheap |
| NIM-4 | stones are not |

![A heap of sticks.](picture:heap)

<!-- sources -->

## Where it comes from

Sticks are old.

<!-- /sources -->
`);

describe('searching a rulebook', () => {
  test('what has all the words is kept, with its heading, row by row and item by item', () => {
    const found = search(BOOK, 'stick');
    expect(found.count).toBe(3);
    expect(found.blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'heading', 'table']);
    expect(
      found.blocks.flatMap((block) =>
        block.kind === 'list' ? block.items.length : block.kind === 'table' ? block.rows.length : [],
      ),
    ).toEqual([1, 1]);
  });

  test('neither capitals nor accents matter, and a rule is found by its number', () => {
    expect(search(BOOK, 'TAKE two').count).toBe(1);
    expect(search(BOOK, 'nim-4').count).toBe(1);
    expect(search(BOOK, 'dragon')).toEqual({ blocks: [], count: 0 });
  });

  test('what is sought is marked, whatever signs it has', () => {
    expect('a (b) c'.split(matchPattern('(b)')!)).toEqual(['a ', '(b)', ' c']);
    expect(matchPattern('x')).toBeNull();
  });
});

describe('what is new in a rulebook', () => {
  test('a picture has a name and a caption; sources are folded away as one', () => {
    expect(BOOK.find((block) => block.kind === 'picture')).toEqual({
      kind: 'picture',
      name: 'heap',
      caption: 'A heap of sticks.',
    });
    const folded = BOOK.find((block) => block.kind === 'sources')!;
    expect('blocks' in folded && folded.blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph']);
  });
});
