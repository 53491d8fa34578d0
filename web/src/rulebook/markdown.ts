/** Parses a rulebook into blocks. Supports only what the rulebooks use, and never runs HTML. */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; inside: Inline[] }
  | { kind: 'em'; inside: Inline[] }
  | { kind: 'link'; to: string; inside: Inline[] }
  | { kind: 'rule'; rule: string }
  /** The source of a statement, in square brackets. */
  | { kind: 'source'; inside: Inline[] };

export interface ListItem {
  id: string | null;
  words: Inline[];
  below: Block[];
}

export type Block =
  | { kind: 'heading'; level: number; id: string; words: Inline[]; plain: string }
  | { kind: 'paragraph'; id: string | null; words: Inline[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; ordered: boolean; items: ListItem[] }
  | { kind: 'table'; head: Inline[][]; rows: { id: string | null; cells: Inline[][] }[] }
  | { kind: 'code'; text: string }
  /** A figure that the game's own table draws. */
  | { kind: 'picture'; name: string; caption: string }
  /** Notes on sources, hidden by default. */
  | { kind: 'sources'; blocks: Block[] }
  | { kind: 'line' };

const RULE = /[A-Z]{2,6}-[A-Z0-9]+(?:\.[0-9]+[a-z]?)*/;
const OPENING_RULE = new RegExp(`^(?:\\*\\*|\`)?(${RULE.source})(?![\\w.-]*\\w)`);
const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
const ITEM = /^(\s*)(?:[-*+]|(\d+)[.)])\s+(.*)$/;
const DIVIDER = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/;
const FENCE = /^\s*```/;
const QUOTE = /^\s*>\s?/;
const PICTURE = /^!\[([^\]]*)\]\(picture:([a-z0-9_]+)\)\s*$/;
const SOURCES = /^<!-- sources -->\s*$/;
const SOURCES_END = /^<!-- \/sources -->\s*$/;
const RULE_LINE = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/;

/** The number of the rule that a piece of text defines: it stands at its beginning. */
export const leadingRule = (text: string): string | null => OPENING_RULE.exec(text.trim())?.[1] ?? null;

const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');

const INLINE = new RegExp(
  [
    '`([^`]+)`',
    '\\*\\*(.+?)\\*\\*',
    '\\[([^\\]]+)\\]\\(([^)\\s]+)\\)',
    '(?<![\\w*])\\*([^*\\s](?:[^*]*[^*\\s])?)\\*(?![\\w*])',
    '(?<!\\w)_([^_\\s](?:[^_]*[^_\\s])?)_(?!\\w)',
    `\\b(${RULE.source})\\b`,
    '\\[([^\\]]+)\\]',
  ].join('|'),
  'u',
);

const isSafe = (address: string): boolean => /^(https?:\/\/|#)/.test(address);

function toInline(match: RegExpExecArray): Inline {
  const [whole, code, strong, linked, to = '', star, underscore, rule, source] = match;
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', inside: parseInline(strong) };
  if (linked !== undefined && isSafe(to)) return { kind: 'link', to, inside: parseInline(linked) };
  const em = star ?? underscore;
  if (em !== undefined) return { kind: 'em', inside: parseInline(em) };
  if (rule !== undefined) return { kind: 'rule', rule };
  return source === undefined
    ? { kind: 'text', text: linked ?? whole }
    : { kind: 'source', inside: parseInline(source) };
}

export function parseInline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let rest = text;
  for (let match = INLINE.exec(rest); match; match = INLINE.exec(rest)) {
    if (match.index) pieces.push({ kind: 'text', text: rest.slice(0, match.index) });
    pieces.push(toInline(match));
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest) pieces.push({ kind: 'text', text: rest });
  return pieces;
}

export const plainText = (words: Inline[]): string =>
  words.map((word) => ('inside' in word ? plainText(word.inside) : 'rule' in word ? word.rule : word.text)).join('');

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** Reads lines from the top. Each read function takes the lines of its block. */
class Reader {
  #at = 0;
  constructor(readonly lines: readonly string[]) {}

  get line(): string | undefined {
    return this.lines[this.#at];
  }
  get next(): string {
    return this.lines[this.#at + 1] ?? '';
  }
  take(): string {
    return this.lines[this.#at++] ?? '';
  }
  takeWhile(wanted: (line: string) => boolean): string[] {
    const taken: string[] = [];
    while (this.line !== undefined && wanted(this.line)) taken.push(this.take());
    return taken;
  }
}

const isBlank = (line: string): boolean => !line.trim();
const opensBlock = (line: string): boolean =>
  HEADING.test(line) ||
  ITEM.test(line) ||
  FENCE.test(line) ||
  QUOTE.test(line) ||
  RULE_LINE.test(line) ||
  PICTURE.test(line) ||
  line.startsWith('<!--') ||
  /^\s*\|/.test(line);

function readCode(reader: Reader): Block {
  reader.take();
  const text = reader.takeWhile((line) => !FENCE.test(line)).join('\n');
  reader.take();
  return { kind: 'code', text };
}

function readTable(reader: Reader): Block {
  const head = cellsOf(reader.take()).map(parseInline);
  reader.take();
  const rows = reader
    .takeWhile((line) => line.includes('|') && !isBlank(line))
    .map((line) => {
      const cells = cellsOf(line);
      return { id: leadingRule(cells[0] ?? ''), cells: cells.map(parseInline) };
    });
  return { kind: 'table', head, rows };
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

function readItem(reader: Reader, indent: number): ListItem {
  const first = ITEM.exec(reader.take())?.[3] ?? '';
  const inner = reader.takeWhile((line) =>
    isBlank(line) ? indentOf(reader.next) > indent : indentOf(line) > indent || !opensBlock(line),
  );
  const firstBlockLine = inner.findIndex((line) => isBlank(line) || opensBlock(line));
  const more = firstBlockLine < 0 ? inner : inner.slice(0, firstBlockLine);
  const text = [first, ...more.map((line) => line.trim())].join(' ');
  const nestedLines = firstBlockLine < 0 ? [] : inner.slice(firstBlockLine);
  const margin = Math.min(...nestedLines.filter((line) => !isBlank(line)).map(indentOf), 80);
  return {
    id: leadingRule(text),
    words: parseInline(text),
    below: readBlocks(nestedLines.map((line) => line.slice(margin))),
  };
}

function readList(reader: Reader): Block {
  const [, lead = '', ordered] = ITEM.exec(reader.line ?? '') ?? [];
  const items: ListItem[] = [];
  while (reader.line !== undefined) {
    if (isBlank(reader.line) && ITEM.test(reader.next) && indentOf(reader.next) >= lead.length) reader.take();
    if (!ITEM.test(reader.line ?? '') || indentOf(reader.line ?? '') < lead.length) break;
    items.push(readItem(reader, lead.length));
  }
  return { kind: 'list', ordered: ordered !== undefined, items };
}

function readHeading(reader: Reader): Block {
  const [, marks = '#', text = ''] = HEADING.exec(reader.take()) ?? [];
  const words = parseInline(text);
  const plain = plainText(words);
  return { kind: 'heading', level: marks.length, id: leadingRule(text) ?? slug(plain), words, plain };
}

function readParagraph(reader: Reader): Block {
  const first = reader.take();
  const text = [first, ...reader.takeWhile((line) => !isBlank(line) && !opensBlock(line))]
    .map((line) => line.trim())
    .join(' ');
  return { kind: 'paragraph', id: leadingRule(text), words: parseInline(text) };
}

function readSources(reader: Reader): Block {
  reader.take();
  const inside = reader.takeWhile((line) => !SOURCES_END.test(line));
  reader.take();
  return { kind: 'sources', blocks: readBlocks(inside) };
}

function readFigure(reader: Reader): Block {
  const [, caption = '', name = ''] = PICTURE.exec(reader.take()) ?? [];
  return { kind: 'picture', name, caption };
}

function readBlock(reader: Reader): Block {
  const line = reader.line ?? '';
  if (SOURCES.test(line)) return readSources(reader);
  if (PICTURE.test(line)) return readFigure(reader);
  if (FENCE.test(line)) return readCode(reader);
  if (HEADING.test(line)) return readHeading(reader);
  if (RULE_LINE.test(line)) {
    reader.take();
    return { kind: 'line' };
  }
  if (QUOTE.test(line)) {
    const quoted = reader.takeWhile((next) => QUOTE.test(next)).map((next) => next.replace(QUOTE, ''));
    return { kind: 'quote', blocks: readBlocks(quoted) };
  }
  if (line.includes('|') && DIVIDER.test(reader.next)) return readTable(reader);
  return ITEM.test(line) ? readList(reader) : readParagraph(reader);
}

function readBlocks(lines: readonly string[]): Block[] {
  const reader = new Reader(lines);
  const found: Block[] = [];
  while (reader.line !== undefined) {
    if (isBlank(reader.line)) reader.take();
    else found.push(readBlock(reader));
  }
  return found;
}

export const parseRulebook = (markdown: string): Block[] => readBlocks(markdown.replaceAll('\r', '').split('\n'));
