import { describe, expect, test } from 'vitest';
import { parseInline, plainText, parseRulebook, leadingRule } from './markdown';

describe('blocks', () => {
  test('headings get an anchor: their rule, or their words', () => {
    expect(parseRulebook('## Building the city\n\n### PAL-1.7 No courtyards')).toMatchObject([
      { kind: 'heading', level: 2, id: 'building-the-city' },
      { kind: 'heading', level: 3, id: 'PAL-1.7', plain: 'PAL-1.7 No courtyards' },
    ]);
  });

  test('a paragraph that begins with a rule is its anchor', () => {
    const [first, second] = parseRulebook('**PAL-G5** One print\nper size.\n\nSee PAL-G5 for more.');
    expect(first).toMatchObject({ kind: 'paragraph', id: 'PAL-G5' });
    expect(second).toMatchObject({ kind: 'paragraph', id: null });
    expect(first?.kind === 'paragraph' && plainText(first.words)).toBe('PAL-G5 One print per size.');
  });

  test('lists keep their order, their lazy lines and what is nested below', () => {
    const [list] = parseRulebook(
      '1. **PAL-2.1** first\n   goes on\n2. second\n   - inner\n     - innermost\n3. third\n\nAfter.',
    );
    expect(list).toMatchObject({ kind: 'list', ordered: true });
    if (list?.kind !== 'list') throw new Error('no list');
    expect(list.items.map((item) => plainText(item.words))).toEqual(['PAL-2.1 first goes on', 'second', 'third']);
    expect(list.items[0]?.id).toBe('PAL-2.1');
    const inner = list.items[1]?.below[0];
    expect(inner).toMatchObject({ kind: 'list', ordered: false });
    expect(inner?.kind === 'list' && inner.items[0]?.below[0]).toMatchObject({ kind: 'list' });
  });

  test('tables have a head, rows, and anchors in the first column', () => {
    const [table] = parseRulebook(
      '| rule | says |\n|---|---|\n| PAL-E.7 | **eight** rounds |\n| other | a \\| b |\n\nAfter.',
    );
    if (table?.kind !== 'table') throw new Error('no table');
    expect(table.head.map(plainText)).toEqual(['rule', 'says']);
    expect(table.rows.map((row) => row.id)).toEqual(['PAL-E.7', null]);
    expect(table.rows[1]?.cells.map(plainText)).toEqual(['other', 'a | b']);
  });

  test('code, quotes and lines', () => {
    expect(parseRulebook('```\n# not a heading\n```\n\n> said\n> twice\n\n---')).toMatchObject([
      { kind: 'code', text: '# not a heading' },
      { kind: 'quote', blocks: [{ kind: 'paragraph' }] },
      { kind: 'line' },
    ]);
  });

  test('an unfinished block ends with the text', () => {
    expect(parseRulebook('```\nopen')).toEqual([{ kind: 'code', text: 'open' }]);
    expect(parseRulebook('')).toEqual([]);
  });
});

describe('words', () => {
  test('strong, emphasis, code, rules and links', () => {
    expect(parseInline('a **b *c*** `d` _e_ PAL-1.7 [f](#g)').map((word) => word.kind)).toEqual([
      'text',
      'strong',
      'text',
      'code',
      'text',
      'em',
      'text',
      'rule',
      'text',
      'link',
    ]);
  });

  test('where a statement comes from is set apart', () => {
    const [, source] = parseInline('Dead ends are allowed. [derived: see PAL-1.7]');
    expect(source).toMatchObject({ kind: 'source', inside: [{ kind: 'text' }, { kind: 'rule', rule: 'PAL-1.7' }] });
  });

  test('stars and underscores inside words and sums stay as they are', () => {
    expect(plainText(parseInline('3 * 4 * 5 and bonus_table_x'))).toBe('3 * 4 * 5 and bonus_table_x');
  });

  test('an address that could run something is no link', () => {
    expect(parseInline('[x](javascript:alert(1))').some((word) => word.kind === 'link')).toBe(false);
    expect(parseInline('[x](javascript:run#top)').some((word) => word.kind === 'link')).toBe(false);
    expect(parseInline('[x](//elsewhere.example/)').some((word) => word.kind === 'link')).toBe(false);
  });

  test('markup stays text', () => {
    expect(parseInline('<img src=x onerror=alert(1)>')).toEqual([
      { kind: 'text', text: '<img src=x onerror=alert(1)>' },
    ]);
  });

  test('the number of a rule stands at the beginning', () => {
    expect(leadingRule('**PAL-1.10** Plaza')).toBe('PAL-1.10');
    expect(leadingRule('PAL-E.7: the end')).toBe('PAL-E.7');
    expect(leadingRule('`PAL-G1`')).toBe('PAL-G1');
    expect(leadingRule('see PAL-G1')).toBeNull();
  });
});
