import { DOMParser as DocumentParser, type ResolvedPos, type Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { markdownLimits } from '../../../../../supabase/functions/_shared/markdown-limits.ts';
import { cleanPastedHtml } from './paste';

const BULLET_LINE = /^\s*[-•][ \t]+(.+)$/;
const NUMBERED_LINE = /^\s*(\d+)\.[ \t]+(.+)$/;
const HEADING_LINE = /^(#{1,6}) +(.+)$/;

/** Returns the items before the first one that fails the test. */
function takeWhile<Item>(items: Item[], test: (item: Item, index: number) => boolean): Item[] {
  const end = items.findIndex((item, index) => !test(item, index));
  return end === -1 ? items : items.slice(0, end);
}

/** Returns the bullet items that the lines start with. None when all of them start with a digit: « - 18 ans » is no list. */
function readBulletItems(lines: string[]): string[] {
  const bulletLines = takeWhile(lines, (line) => BULLET_LINE.test(line));
  const items = bulletLines.map((line) => BULLET_LINE.exec(line)?.[1] ?? '');
  return items.some((item) => !/^\d/.test(item)) ? items : [];
}

/** Returns the items that the lines start with, if numbered from 1 without a gap: « 1998. » may be a year. */
function readNumberedItems(lines: string[]): string[] {
  const readNumber = (line: string) => Number(NUMBERED_LINE.exec(line)?.[1]);
  const numberedLines = takeWhile(lines, (line, index) => readNumber(line) === index + 1);
  return numberedLines.map((line) => NUMBERED_LINE.exec(line)?.[2] ?? '');
}

function toElements(text: string): HTMLElement[] {
  const create = (tag: string, ...content: (string | Node)[]) => {
    const element = document.createElement(tag);
    element.append(...content);
    return element;
  };
  const elements: HTMLElement[] = [];
  let lines = text.split(/(?:\r\n?|\n)+/, markdownLimits.lines + 1);
  // A text with too many lines cannot be saved, so its lists and headings do not matter.
  if (lines.length > markdownLimits.lines) return [];
  while (lines.length > 0) {
    const [line = ''] = lines;
    const bullets = readBulletItems(lines);
    const items = bullets.length > 0 ? bullets : readNumberedItems(lines);
    const [, hashes, title = ''] = HEADING_LINE.exec(line) ?? [];
    if (items.length > 0) {
      const listItems = items.map((item) => create('li', item));
      elements.push(create(bullets.length > 0 ? 'ul' : 'ol', ...listItems));
    } else if (hashes) elements.push(create(`h${hashes.length}`, title));
    else elements.push(create('p', line));
    lines = lines.slice(Math.max(1, items.length));
  }
  return elements;
}

/**
 * Parses the lists and headings of pasted plain text. Returns null for a text without lists and headings, or a paste
 * without formatting (`isPlain`): ProseMirror then parses the text.
 */
export function parsePastedPlainText(
  text: string,
  context: ResolvedPos,
  isPlain: boolean,
  view: EditorView,
): Slice {
  const elements = isPlain ? [] : toElements(text);
  // The code of ProseMirror expects null, but its type does not allow it.
  if (elements.every(({ tagName }) => tagName === 'P')) return null as unknown as Slice;
  const page = document.createElement('div');
  page.innerHTML = cleanPastedHtml(elements.map(({ outerHTML }) => outerHTML).join('')).html;
  return DocumentParser.fromSchema(view.state.schema).parseSlice(page, { context, preserveWhitespace: true });
}
