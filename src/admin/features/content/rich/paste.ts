import { getFootnoteLinkId } from '@/shared/article/headings';
import { isLibraryFileUrl } from '@/shared/lib/library-file-host';
import { toSafeUrl } from '../../../../../supabase/functions/_shared/markdown-links.ts';
import { linkFootnotes } from './paste-footnotes';
import { convertLetteredListsToParagraphs, convertWordLists } from './paste-lists';
import { convertPastedPlayers, removeHiddenPastedText } from './paste-omissions';
import { removeLinkTracking } from './remove-link-tracking';

/** Maximum length of HTML, not counting its pictures. Longer HTML is pasted as plain text. */
const MAX_HTML_LENGTH = 3_000_000;

const MAX_PICTURES = 50;

/** Address prefix of a picture that is not uploaded yet, followed by its index. */
export const PICTURE_PLACEHOLDER_PREFIX = 'attente:';

/** Cleaned content of the clipboard. */
export interface PastedContent {
  html: string;
  /** Pictures that the clipboard contains. The HTML refers to them with `PICTURE_PLACEHOLDER_PREFIX`. */
  pictures: File[];
  /**
   * Number of pictures that cannot be pasted: on other sites, in local folders, after the first `MAX_PICTURES`, or in a
   * text that may not contain pictures.
   */
  unavailableCount: number;
  /** True when the clipboard contained nothing but unavailable pictures. */
  hasOnlyUnavailablePictures: boolean;
  /** French names of what was left out: comments, deleted text, players. */
  omissions: string[];
}

/** Replaces the tag of an element, and keeps the attributes that later steps read. */
const renameElement = (element: Element, tag: string) => {
  const newElement = element.ownerDocument.createElement(tag);
  newElement.append(...element.childNodes);
  for (const name of ['colspan', 'rowspan', 'style']) {
    const value = element.getAttribute(name);
    if (value) newElement.setAttribute(name, value);
  }
  element.replaceWith(newElement);
};

const unwrapElement = (element: Element) => element.replaceWith(...element.childNodes);

const toCharacterMap = (characters: string, unicodeCharacters: string) =>
  new Map([...characters].map((character, index) => [character, unicodeCharacters[index]]));

const superscripts = toCharacterMap('0123456789+-−=()nio', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱº');
const subscripts = toCharacterMap('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎');

/** Replaces superscript and subscript by Unicode characters. Other letters become normal text: « 1er ». */
function convertSuperAndSubscripts(page: Document) {
  for (const element of page.querySelectorAll('sup, sub, [style*=vertical-align]')) {
    const style = element.getAttribute('style') ?? '';
    // `super` or `sub` of the style, else `sup` or `sub` of the tag.
    const [, alignment = element.localName] = /vertical-align:\s*(super|sub)\b/i.exec(style) ?? [];
    if (!/^(?:sup|super|sub)$/i.test(alignment) || element.querySelector('a, img')) continue;
    const unicodeCharacters = /^sup/i.test(alignment) ? superscripts : subscripts;
    const characters = [...(element.textContent?.trim() ?? '')];
    if (characters.every((character) => unicodeCharacters.has(character)))
      element.textContent = characters.map((character) => unicodeCharacters.get(character)).join('');
  }
}

/** Puts adjacent paragraphs with a quote style into one block quote. */
function wrapQuotes(page: Document) {
  for (const paragraph of page.querySelectorAll('p[class*="quote" i], p[class*="citation" i]')) {
    if (paragraph.closest('blockquote, li, td, th')) continue;
    const previous = paragraph.previousElementSibling;
    const quote = previous?.tagName === 'BLOCKQUOTE' ? previous : page.createElement('blockquote');
    if (quote !== previous) paragraph.before(quote);
    quote.append(paragraph);
  }
}

/** Limits headings to h2–h4. A pasted h1 lowers all headings by one level, because the title of the content is the h1. */
function lowerHeadings(page: Document) {
  const addedLevels = page.querySelector('h1') ? 1 : 0;
  for (const heading of page.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(4, Number(heading.tagName[1]) + addedLevels);
    // Headings are already bold.
    for (const bold of heading.querySelectorAll('b, strong')) unwrapElement(bold);
    for (const element of heading.querySelectorAll('[style]')) element.removeAttribute('style');
    renameElement(heading, `h${Math.max(2, level)}`);
  }
}

function unwrapLayoutTables(page: Document) {
  for (const table of page.querySelectorAll('table')) {
    const isLayout = table.querySelector('table') !== null || table.querySelectorAll('td, th').length < 2;
    // The outer table unwraps its inner tables too.
    if (!table.isConnected || !isLayout) continue;
    for (const cell of table.querySelectorAll('td, th')) renameElement(cell, 'div');
    for (const part of table.querySelectorAll('table, tbody, thead, tfoot, tr, colgroup'))
      unwrapElement(part);
    unwrapElement(table);
  }
}

/** Blocks that a cell may contain after `lowerHeadings`. */
const CELL_BLOCKS = 'p, div, ul, ol, li, h2, h3, h4, blockquote';

/** Replaces the blocks of a cell by lines, with one break between two lines. */
function flattenCell(page: Document, cell: Element) {
  for (const block of cell.querySelectorAll(CELL_BLOCKS)) {
    block.before(page.createElement('br'));
    block.after(page.createElement('br'));
    unwrapElement(block);
  }
  for (const lineBreak of cell.querySelectorAll('br')) {
    const next = findVisibleSibling(lineBreak, 'nextSibling');
    const previous = findVisibleSibling(lineBreak, 'previousSibling');
    const isAtEdge = lineBreak.parentNode === cell && (!next || !previous);
    if (isAtEdge || next?.nodeName === 'BR') lineBreak.remove();
  }
}

/** Shrinks each cell that spans columns or rows to one column and row, and fills its place with empty cells. */
function splitSpans(page: Document, rows: HTMLTableRowElement[]) {
  const createCell = (rowSpan: number) => Object.assign(page.createElement('td'), { rowSpan });
  for (const cell of rows.flatMap(({ cells }) => [...cells])) {
    for (let column = 1; column < cell.colSpan; column += 1) cell.after(createCell(cell.rowSpan));
    cell.removeAttribute('colspan');
  }
  for (const [rowIndex, { cells }] of rows.entries()) {
    const rowBelow = rows[rowIndex + 1];
    for (const [column, cell] of [...cells].entries()) {
      // The new cell continues the span in the next row.
      if (cell.rowSpan > 1)
        rowBelow?.insertBefore(createCell(cell.rowSpan - 1), rowBelow.cells[column] ?? null);
      cell.removeAttribute('rowspan');
    }
  }
}

/** Reduces tables to what Markdown allows: lines in cells, rows of equal length, the first row as header. */
function flattenTables(page: Document) {
  for (const table of page.querySelectorAll('table')) {
    for (const cell of table.querySelectorAll('td, th')) flattenCell(page, cell);
    const rows = [...table.rows];
    splitSpans(page, rows);
    const columnCount = Math.max(...rows.map(({ cells }) => cells.length));
    for (const row of rows) {
      while (row.cells.length < columnCount) row.append(page.createElement('td'));
    }
    for (const cell of [...(rows[0]?.cells ?? [])]) {
      if (cell.tagName === 'TD') renameElement(cell, 'th');
    }
  }
}

/** Converts a data URL to a file; null for another address. */
function toImageFile(address: string, index: number): File | null {
  const [, type, data] = /^data:(image\/[a-z+]+);base64,([\w+/=\s]+)$/i.exec(address) ?? [];
  if (!type || !data) return null;
  try {
    // `atob` ignores blanks.
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    return new File([bytes], `image-${index + 1}.${type.slice('image/'.length)}`, { type });
  } catch {
    return null;
  }
}

/** Returns true for a picture of this site or its library. Browsers read `//` and `/\` as the start of a host. */
const isOwnPicture = (address: string) => /^\/(?![/\\])/.test(address) || isLibraryFileUrl(address);

/** Replaces data URLs by placeholders, and removes other pictures than those of this site. */
function extractPictures(
  page: Document,
  allowsPictures: boolean,
): Pick<PastedContent, 'pictures' | 'unavailableCount'> {
  const pictures: File[] = [];
  let unavailableCount = 0;
  for (const image of page.querySelectorAll('img')) {
    // A copied video shows its poster.
    const video = image.closest('[data-video]');
    if (video) {
      if (!allowsPictures) video.removeAttribute('data-poster');
      continue;
    }
    const address = image.getAttribute('src') ?? '';
    const isAllowed = allowsPictures && pictures.length < MAX_PICTURES;
    const file = isAllowed ? toImageFile(address, pictures.length) : null;
    if (file) {
      image.setAttribute('src', `${PICTURE_PLACEHOLDER_PREFIX}${pictures.length}`);
      pictures.push(file);
    } else if (!allowsPictures || !isOwnPicture(address)) {
      // A tracking pixel does not count.
      if (image.width !== 1 || image.height !== 1) unavailableCount += 1;
      image.remove();
    }
  }
  return { pictures, unavailableCount };
}

function cleanLinks(page: Document) {
  for (const link of page.querySelectorAll('a')) {
    const address = removeLinkTracking(link.getAttribute('href') ?? '');
    const isUsable = Boolean(address.startsWith('#') ? getFootnoteLinkId(address) : toSafeUrl(address));
    if (isUsable && link.textContent?.trim()) link.setAttribute('href', address);
    else unwrapElement(link);
  }
}

/** Returns the sibling before or after a node. Skips blank text. */
function findVisibleSibling(node: Node, side: 'nextSibling' | 'previousSibling'): Node | null {
  let sibling = node[side];
  while (sibling?.nodeType === Node.TEXT_NODE && !sibling.textContent?.trim()) sibling = sibling[side];
  return sibling;
}

/** Splits paragraphs at two line breaks, as mails write them. Trims code, and removes empty blocks. */
function tidyParagraphs(page: Document) {
  for (const firstBreak of page.querySelectorAll('p > br, div > br, li > br, body > br')) {
    const secondBreak = findVisibleSibling(firstBreak, 'nextSibling');
    const block = firstBreak.parentElement;
    if (!block || !(secondBreak instanceof Element) || secondBreak.tagName !== 'BR') continue;
    const isInBody = block.tagName === 'BODY';
    const newBlock = page.createElement(isInBody ? 'p' : block.tagName);
    while (secondBreak.nextSibling) newBlock.append(secondBreak.nextSibling);
    if (isInBody) block.append(newBlock);
    else block.after(newBlock);
    firstBreak.remove();
    secondBreak.remove();
  }
  for (const pre of page.querySelectorAll('pre'))
    (pre.querySelector('code') ?? pre).textContent = pre.textContent?.trimEnd() ?? '';
  for (const block of page.querySelectorAll('p, h2, h3, h4, li, ul, ol, blockquote')) {
    if (!block.textContent?.trim() && !block.querySelector('img, [data-video]')) block.remove();
  }
}

/**
 * Reduces the HTML of Word, Google Docs, LibreOffice, mails and web pages to what a text may contain. `firstNoteNumber` is
 * the number of the first pasted footnote.
 */
export function cleanPastedHtml(html: string, firstNoteNumber = 1, allowsPictures = true): PastedContent {
  const isTooLong = html.replaceAll(/data:image\/[^"']*/gi, '').length > MAX_HTML_LENGTH;
  const page = new DOMParser().parseFromString(isTooLong ? '' : html, 'text/html');
  if (isTooLong) page.body.textContent = html.replaceAll(/<[^>]*>/g, ' ').slice(0, MAX_HTML_LENGTH);
  const hiddenTextLabels = removeHiddenPastedText(page);
  linkFootnotes(page, firstNoteNumber);
  convertSuperAndSubscripts(page);
  convertWordLists(page);
  convertLetteredListsToParagraphs(page);
  wrapQuotes(page);
  lowerHeadings(page);
  unwrapLayoutTables(page);
  flattenTables(page);
  const omissions = [...hiddenTextLabels, ...convertPastedPlayers(page)];
  cleanLinks(page);
  const { pictures, unavailableCount } = extractPictures(page, allowsPictures);
  tidyParagraphs(page);
  const hasOnlyUnavailablePictures =
    unavailableCount > 0 && !page.querySelector('img, [data-video]') && !page.body.textContent?.trim();
  return { html: page.body.innerHTML, pictures, unavailableCount, hasOnlyUnavailablePictures, omissions };
}
