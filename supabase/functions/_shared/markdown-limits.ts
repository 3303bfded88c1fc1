/** Limits of a Markdown text. Site, editor and mails parse no text beyond them. */
export const markdownLimits = {
  /** Depth of nested lists and quotes. */
  nesting: 20,
  /** Columns of a table. */
  columns: 50,
  /** Cells of all tables. Empty cells that complete a short row count too. */
  cells: 20_000,
  lines: 5_000,
  /** Lines of only `=` or `-`. Each may be a heading, for which the parser reads all lines before it. */
  underlines: 100,
  /** `<!` and `<?`. For each, the parser reads to the end of the paragraph. */
  declarations: 100,
  /**
   * Sum over all paragraphs: the square of the number of lines and signs of links, emphasis and HTML. The parsing time
   * grows with this sum.
   */
  markSquareSum: 4_000_000,
  /** Characters of the URLs and titles that `[text][name]` repeats. Only the parser can count them. */
  references: 500_000,
} as const;

/** Limit that a text can exceed before it is parsed. */
export type ExceededMarkdownLimit = 'nesting' | 'table' | 'lines' | 'marks';

/** Columns of a tab in Markdown. */
const TAB_WIDTH = 4;

const BLANK_LINE = /^[ \t]*$/;
/** Indentation, `>` of a quote or list marker before the words of a line. */
const PREFIX_PART = /([ \t]+)|(>)|(?:[-+*]|[0-9]{1,9}[.)])(?=[ \t]|$)/y;
/** Line of dashes or asterisks that separates two parts. */
const THEMATIC_BREAK = /^[ \t>]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/;
/** Line that makes a heading of the line before it. */
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;
/** Line below the head of a table, which defines its columns. */
const DELIMITERS = /^[ \t>]*[-:|][-:| \t]*$/;

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Open list item: the number of quotes around it, and its column inside the innermost quote. */
interface OpenItem {
  quotes: number;
  column: number;
}

/** Updates `items`, the list items that are open, for a line. Returns an upper estimate of the depth. */
function readNesting(line: string, items: OpenItem[]): number {
  const isThematicBreak = THEMATIC_BREAK.test(line);
  let quotes = 0;
  let column = 0;
  let depth = 0;
  PREFIX_PART.lastIndex = 0;
  for (let part = PREFIX_PART.exec(line); part; part = PREFIX_PART.exec(line)) {
    const [text, space, quote] = part;
    if (quote) {
      quotes += 1;
      column = 0;
    } else if (space) column += space.length + (TAB_WIDTH - 1) * countMatches(space, /\t/g);
    else if (isThematicBreak) break;
    else {
      const containsThisItem = (item: OpenItem) =>
        item.quotes < quotes || (item.quotes === quotes && item.column < column);
      while (items.length > 0 && !containsThisItem(items.at(-1) as OpenItem)) items.pop();
      items.push({ quotes, column });
      column += text.length;
    }
    const isIndentation = space !== undefined;
    if (!isIndentation) depth = quotes + items.length;
    if (depth > markdownLimits.nesting) break;
  }
  return depth;
}

/** Returns the limit that a Markdown text exceeds; null when the parser may read it. */
export function findExceededMarkdownLimit(markdown: string): ExceededMarkdownLimit | null {
  const lines = markdown.split(/\r\n|\n|\r/);
  if (lines.length > markdownLimits.lines) return 'lines';
  const items: OpenItem[] = [];
  let underlines = 0;
  let columns = 0;
  let cells = 0;
  let marks = 0;
  let markSquareSum = 0;
  for (const line of lines) {
    if (readNesting(line, items) > markdownLimits.nesting) return 'nesting';
    if (UNDERLINE.test(line)) underlines += 1;
    if (BLANK_LINE.test(line)) {
      columns = 0;
      marks = 0;
    } else {
      if (DELIMITERS.test(line)) columns = Math.max(columns, countMatches(line, /-+/g));
      cells += columns;
      if (columns > markdownLimits.columns || cells > markdownLimits.cells) return 'table';
      // one mark for the line itself
      const lineMarks = 1 + countMatches(line, /[*_[\]<!`&]/g);
      // the square of the marks of this paragraph grows from marks² to (marks + lineMarks)²
      markSquareSum += (2 * marks + lineMarks) * lineMarks;
      marks += lineMarks;
    }
  }
  const isCostly =
    underlines > markdownLimits.underlines ||
    countMatches(markdown, /<[!?]/g) > markdownLimits.declarations ||
    markSquareSum > markdownLimits.markSquareSum;
  return isCostly ? 'marks' : null;
}
