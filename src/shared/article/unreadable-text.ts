import { textLimits } from './text-limits';

/** Why a text cannot be shown: a limit (`textLimits`) that it exceeds, or an error of the parser. */
export type UnreadableReason = 'nesting' | 'columns' | 'lines' | 'marks' | 'parser';

/** Thrown for a text that cannot be shown. Whoever renders catches it and shows a notice. */
export class UnreadableTextError extends Error {
  override name = 'UnreadableTextError';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, options?: ErrorOptions) {
    super(`a text cannot be shown (${reason})`, options);
    this.reason = reason;
  }
}

const BLANK_LINE = /^[ \t]*$/;
/** What opens a quote or a list item, and the space before it. */
const CONTAINERS = /^(?:[ \t]|>|(?:[-+*]|[0-9]{1,9}[.)])(?=[ \t]|$))*/;
const RULE = /^[ \t>]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/;
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;
/** The line below the head of a table: it says how many columns there are. */
const DELIMITERS = /^[ \t>]*[-:|][-:| \t]*$/;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Returns an upper bound of the lists and quotes that are open on a line, given that of the lines before it. */
function nestingOf(line: string, before: number): number {
  const [prefix] = CONTAINERS.exec(line) ?? [''];
  const markers = count(prefix, RULE.test(line) ? />/g : />|[-+*]|[0-9]+[.)]/g);
  if (markers === 0) return before;
  const indent = count(prefix, /[ \t]/g) + 3 * count(prefix, /\t/g);
  return markers + Math.min(before, Math.floor(indent / 2));
}

/** Says why a text cannot be shown, null when it can. Its cost is linear in the length. */
export function unreadableReason(markdown: string): UnreadableReason | null {
  const lines = markdown.split(/\r\n|\n|\r/);
  if (lines.length > textLimits.lines) return 'lines';
  let nesting = 0;
  let underlines = 0;
  let marks = 0;
  let squaredMarks = 0;
  for (const line of lines) {
    nesting = nestingOf(line, nesting);
    if (nesting > textLimits.nesting) return 'nesting';
    if (DELIMITERS.test(line) && count(line, /\|/g) > textLimits.columns) return 'columns';
    if (UNDERLINE.test(line)) underlines += 1;
    if (BLANK_LINE.test(line)) marks = 0;
    else {
      const more = 1 + count(line, /[*_[\]<!`&]/g);
      squaredMarks += (2 * marks + more) * more;
      marks += more;
    }
  }
  const isCostly =
    underlines > textLimits.underlines ||
    count(markdown, /<[!?]/g) > textLimits.declarations ||
    squaredMarks > textLimits.squaredMarks;
  return isCostly ? 'marks' : null;
}
