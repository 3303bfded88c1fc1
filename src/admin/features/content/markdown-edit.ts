import { markdownFieldText } from '@/copy/admin/content-writing';

/** Text and selection of a field. */
export interface MarkdownSelection {
  text: string;
  start: number;
  end: number;
}

/** Replacement of a range of the text, and the selection after it. */
export interface MarkdownEdit {
  from: number;
  to: number;
  insert: string;
  selectionStart: number;
  selectionEnd: number;
}

/** Names of the actions of the Markdown toolbar. */
export const markdownActions = [
  'bold',
  'italic',
  'heading2',
  'heading3',
  'link',
  'list',
  'ordered',
  'quote',
  'code',
] as const;

/** Action of the toolbar. */
export type MarkdownAction = (typeof markdownActions)[number];

interface RangeReplacement {
  from: number;
  to: number;
  before: string;
  text: string;
  after: string;
}

/** Returns the edit that replaces a range by `before`, `text` and `after`, and selects `text`. */
const replaceRange = ({ from, to, before, text, after }: RangeReplacement): MarkdownEdit => {
  const selectionStart = from + before.length;
  const insert = `${before}${text}${after}`;
  return { from, to, insert, selectionStart, selectionEnd: selectionStart + text.length };
};

/** Adds a mark around the selection, or removes it. */
function toggleMark({ text, start, end }: MarkdownSelection, mark: string): MarkdownEdit {
  const markLength = mark.length;
  const before = text.slice(start - markLength, start);
  const after = text.slice(end, end + markLength);
  // One `*` beside another is half of `**`.
  const isWholeMark = mark.length > 1 || (text[start - 2] !== mark && text[end + 1] !== mark);
  const selectedText = text.slice(start, end);
  if (before === mark && after === mark && isWholeMark)
    return replaceRange({
      from: start - markLength,
      to: end + markLength,
      before: '',
      text: selectedText,
      after: '',
    });
  const trimmedText = selectedText.trim();
  // A mark beside a space is no mark in Markdown, so spaces stay outside.
  const [leadingSpace = '', trailingSpace = ''] = trimmedText ? selectedText.split(trimmedText) : [];
  return replaceRange({
    from: start,
    to: end,
    before: `${leadingSpace}${mark}`,
    text: trimmedText || markdownFieldText.sampleText,
    after: `${mark}${trailingSpace}`,
  });
}

function toggleCode(selection: MarkdownSelection): MarkdownEdit {
  const { text, start, end } = selection;
  const selectedText = text.slice(start, end);
  if (!selectedText.includes('\n')) return toggleMark(selection, '`');
  return replaceRange({ from: start, to: end, before: '```\n', text: selectedText, after: '\n```' });
}

/** Whole Markdown link; the groups are its text and its address. */
const MARKDOWN_LINK = /^\[([^\]]*)\]\((\S*?)\)$/;

/** Returns the address of the selection: of a Markdown link or a bare address. Empty for other text. */
export function getSelectedMarkdownHref({ text, start, end }: MarkdownSelection): string {
  const selectedText = text.slice(start, end);
  const isBareAddress = /^(https?:\/\/|mailto:|\/)\S+$/.test(selectedText);
  return isBareAddress ? selectedText : (MARKDOWN_LINK.exec(selectedText)?.[2] ?? '');
}

/** Brackets in the text of a link or picture would end it. */
const escapeBrackets = (text: string) => text.replaceAll(/[[\]]/g, '\\$&');

/** Returns the text of a link that replaces the selection. Keeps selected text, except a bare address. */
function getLinkLabel(name: string, selection: MarkdownSelection): string {
  const selectedText = selection.text.slice(selection.start, selection.end);
  const selectedLink = MARKDOWN_LINK.exec(selectedText);
  if (selectedLink) return selectedLink[1] || escapeBrackets(name);
  const isSelectedAddress = getSelectedMarkdownHref(selection) !== '';
  return escapeBrackets(isSelectedAddress || !selectedText ? name : selectedText);
}

/** Replaces the selection by a link. `name` is its text when no text is selected. */
export function insertMarkdownLink(
  { href, name }: { href: string; name: string },
  selection: MarkdownSelection,
): MarkdownEdit {
  const { start, end } = selection;
  // A parenthesis in the address would end the link.
  const target = href.replaceAll('(', '%28').replaceAll(')', '%29');
  const text = getLinkLabel(name, selection);
  return replaceRange({ from: start, to: end, before: '[', text, after: `](${target})` });
}

/** Inserts pictures after the selection, each in its own paragraph. */
export function insertMarkdownPictures(
  pictures: { src: string; alt: string }[],
  { text, end }: MarkdownSelection,
): MarkdownEdit {
  const breaksBefore = /\n*$/.exec(text.slice(0, end))?.[0].length ?? 0;
  const breaksAfter = /^\n*/.exec(text.slice(end))?.[0].length ?? 0;
  const isTextStart = breaksBefore === end;
  const isTextEnd = end + breaksAfter === text.length;
  const createGap = (existingBreaks: number) => '\n'.repeat(Math.max(0, 2 - existingBreaks));
  const images = pictures.map(({ src, alt }) => `![${escapeBrackets(alt)}](${src})`);
  const insert = [
    isTextStart ? '' : createGap(breaksBefore),
    images.join('\n\n'),
    isTextEnd ? '' : createGap(breaksAfter),
  ].join('');
  const caret = end + insert.length;
  return { from: end, to: end, insert, selectionStart: caret, selectionEnd: caret };
}

/** Prefix of a heading, quote or list item. */
const LINE_PREFIX = /^(#{1,6} |> |[-*+] |\d+[.)] )/;

/** Prefix that each action gives to a line. `index` counts the selected lines from 0. */
const prefixes = {
  heading2: () => '## ',
  heading3: () => '### ',
  list: () => '- ',
  ordered: (index: number) => `${index + 1}. `,
  quote: () => '> ',
} as const;

/** Adds a prefix to each selected line, or removes it when all have it. */
function toggleLinePrefix(
  { text, start, end }: MarkdownSelection,
  action: keyof typeof prefixes,
): MarkdownEdit {
  const from = text.slice(0, start).lastIndexOf('\n') + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const selectedLines = text.slice(from, to).split('\n');
  const isPrefixed = selectedLines.every((line, index) => line.startsWith(prefixes[action](index)));
  const insert = selectedLines
    .map((line, index) => (isPrefixed ? '' : prefixes[action](index)) + line.replace(LINE_PREFIX, ''))
    .join('\n');
  const selectionEnd = from + insert.length;
  const selectionStart = selectedLines.length > 1 ? from : selectionEnd;
  return { from, to, insert, selectionStart, selectionEnd };
}

/** Applies an action of the toolbar. A link needs an address first, see `insertMarkdownLink`. */
export function applyMarkdownAction(
  action: Exclude<MarkdownAction, 'link'>,
  selection: MarkdownSelection,
): MarkdownEdit {
  switch (action) {
    case 'bold':
      return toggleMark(selection, '**');
    case 'italic':
      return toggleMark(selection, '*');
    case 'code':
      return toggleCode(selection);
    default:
      return toggleLinePrefix(selection, action);
  }
}

/** Counts words: parts between blanks with a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
