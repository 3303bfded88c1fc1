import { markdownText } from '@/copy/admin/content-writing';

/** Text and selection of a field. */
export interface MarkdownSelection {
  text: string;
  start: number;
  end: number;
}

/** Replaces `from`–`to` by `insert`, then selects `start`–`end`. */
export interface MarkdownEdit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

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

const sample = markdownText.sample;

/** Adds a mark around the selection, or removes it. */
function toggleMark({ text, start, end }: MarkdownSelection, mark: string): MarkdownEdit {
  const markLength = mark.length;
  const before = text.slice(start - markLength, start);
  const after = text.slice(end, end + markLength);
  // One `*` beside another is half of `**`.
  const isWholeMark = mark.length > 1 || (text[start - 2] !== mark && text[end + 1] !== mark);
  if (before === mark && after === mark && isWholeMark) {
    const insert = text.slice(start, end);
    return {
      from: start - markLength,
      to: end + markLength,
      insert,
      start: start - markLength,
      end: end - markLength,
    };
  }
  const selectedText = text.slice(start, end);
  const inner = selectedText.trim() || sample.text;
  const leadingSpace = selectedText.trim() ? (/^\s*/.exec(selectedText)?.[0] ?? '') : '';
  const trailingSpace = selectedText.trim() ? (/\s*$/.exec(selectedText)?.[0] ?? '') : '';
  const from = start + leadingSpace.length + markLength;
  return {
    from: start,
    to: end,
    insert: `${leadingSpace}${mark}${inner}${mark}${trailingSpace}`,
    start: from,
    end: from + inner.length,
  };
}

function toggleCode(state: MarkdownSelection): MarkdownEdit {
  const selectedText = state.text.slice(state.start, state.end);
  if (!selectedText.includes('\n')) return toggleMark(state, '`');
  const insert = `\`\`\`\n${selectedText}\n\`\`\``;
  return {
    from: state.start,
    to: state.end,
    insert,
    start: state.start + 4,
    end: state.start + 4 + selectedText.length,
  };
}

const LINK = /^\[([^\]]*)\]\((\S*?)\)$/;

/** Returns the address of the selection: of a Markdown link or a bare address. Empty for other text. */
export function getSelectedHref({ text, start, end }: MarkdownSelection): string {
  const selectedText = text.slice(start, end);
  if (/^(https?:\/\/|mailto:|\/)\S+$/.test(selectedText)) return selectedText;
  return LINK.exec(selectedText)?.[2] ?? '';
}

/** Replaces the selection by a link. `name` is its text when no text is selected. */
export function insertMarkdownLink(href: string, name: string, state: MarkdownSelection): MarkdownEdit {
  const { text, start, end } = state;
  const selectedText = text.slice(start, end);
  const existingLabel = LINK.exec(selectedText)?.[1];
  const label = (existingLabel ?? (getSelectedHref(state) ? '' : selectedText)) || name;
  // brackets in the text and parentheses in the address would end the link
  const escapedLabel = existingLabel ? label : label.replaceAll(/[[\]]/g, '\\$&');
  const target = href.replaceAll('(', '%28').replaceAll(')', '%29');
  const from = start + 1;
  return {
    from: start,
    to: end,
    insert: `[${escapedLabel}](${target})`,
    start: from,
    end: from + escapedLabel.length,
  };
}

/** Inserts pictures after the selection, each in its own paragraph. */
export function insertMarkdownPictures(
  pictures: { src: string; alt: string }[],
  { text, end }: MarkdownSelection,
): MarkdownEdit {
  const breaksBefore = /\n*$/.exec(text.slice(0, end))?.[0].length ?? 0;
  const breaksAfter = /^\n*/.exec(text.slice(end))?.[0].length ?? 0;
  const gap = (existingBreaks: number, isEdge: boolean) =>
    isEdge ? '' : '\n'.repeat(Math.max(0, 2 - existingBreaks));
  const images = pictures.map(({ src, alt }) => `![${alt.replaceAll(/[[\]]/g, '\\$&')}](${src})`);
  const insert = `${gap(breaksBefore, end === breaksBefore)}${images.join('\n\n')}${gap(breaksAfter, end + breaksAfter === text.length)}`;
  const caret = end + insert.length;
  return { from: end, to: end, insert, start: caret, end: caret };
}

const BLOCK = /^(#{1,6} |> |[-*+] |\d+[.)] )/;

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
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const selectedLines = text.slice(from, to).split('\n');
  const hasPrefix = selectedLines.every((line, index) => line.startsWith(prefixes[action](index)));
  const insert = selectedLines
    .map((line, index) => (hasPrefix ? '' : prefixes[action](index)) + line.replace(BLOCK, ''))
    .join('\n');
  const caret = from + insert.length;
  return { from, to, insert, start: selectedLines.length > 1 ? from : caret, end: caret };
}

/** Applies an action of the toolbar. A link needs an address first, see `insertMarkdownLink`. */
export function applyMarkdownAction(
  action: Exclude<MarkdownAction, 'link'>,
  state: MarkdownSelection,
): MarkdownEdit {
  switch (action) {
    case 'bold':
      return toggleMark(state, '**');
    case 'italic':
      return toggleMark(state, '*');
    case 'code':
      return toggleCode(state);
    default:
      return toggleLinePrefix(state, action);
  }
}

/** Counts words: parts between blanks with a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
