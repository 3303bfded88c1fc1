/** Style of a list item in Word, with list and level: `mso-list:l0 level2 lfo1`. */
const LIST_ITEM_STYLE = /mso-list:\s*(l\d+)\s+level(\d)/i;

/** Markdown numbers have at most nine digits. Eight leave room for the numbers of the next items. */
const MAX_START = 99_999_999;

/** Number of an item, as `3)` or `(3)`. */
const DECIMAL_MARKER = /^\(?(\d{1,8})[.)]?$/;

/**
 * Returns the tag of a list with this marker. Markdown has no lettered lists: their items become paragraphs with the
 * marker.
 */
function toListTag(marker: string): 'ol' | 'ul' | 'div' {
  if (DECIMAL_MARKER.test(marker)) return 'ol';
  // `1.2.` and `a)` number an item. A letter alone is a bullet of a symbol font: `o` or `Ø`.
  return /\d|\p{L}[.)]$/u.test(marker) ? 'div' : 'ul';
}

/** Removes and returns the bullet or number, which Word writes as text. */
function extractListMarker(paragraph: Element): string {
  for (const span of paragraph.querySelectorAll('span')) {
    if (!/mso-list:\s*ignore/i.test(span.getAttribute('style') ?? '')) continue;
    span.remove();
    return span.textContent?.trim() ?? '';
  }
  return '';
}

const isWordItem = (element: Element | null): element is HTMLElement =>
  element !== null && element.tagName === 'P' && LIST_ITEM_STYLE.test(element.getAttribute('style') ?? '');

/** Inserts a list into the last item of its parent list. Without a parent, inserts it before the paragraph. */
function insertList(list: HTMLElement, parentList: HTMLElement | undefined, paragraph: Element): void {
  if (!parentList) paragraph.before(list);
  else if (parentList.tagName === 'DIV') parentList.append(list);
  else (parentList.lastElementChild ?? parentList).append(list);
}

/** Converts the list paragraphs of Word to HTML lists. */
export function convertWordLists(page: Document): void {
  for (const firstParagraph of page.querySelectorAll('p')) {
    if (!firstParagraph.isConnected || !isWordItem(firstParagraph)) continue;
    /** Open lists, outermost first. */
    const openLists: HTMLElement[] = [];
    let listId = '';
    let paragraph: Element | null = firstParagraph;
    while (isWordItem(paragraph)) {
      const next: Element | null = paragraph.nextElementSibling;
      const style = paragraph.getAttribute('style') ?? '';
      const [, itemListId = '', levelDigit = '1'] = LIST_ITEM_STYLE.exec(style) ?? [];
      const level = Number(levelDigit);
      const marker = extractListMarker(paragraph);
      const tag = toListTag(marker);
      // A lower level closes the deeper lists, and another list closes all.
      openLists.splice(itemListId === listId ? level : 0);
      listId = itemListId;
      while (openLists.length < level) {
        const createdList = page.createElement(tag);
        const number = DECIMAL_MARKER.exec(marker)?.[1];
        if (number) createdList.setAttribute('start', number);
        insertList(createdList, openLists.at(-1), paragraph);
        openLists.push(createdList);
      }
      const openList = openLists.at(-1);
      const isLettered = openList?.tagName === 'DIV';
      const item = page.createElement(isLettered ? 'p' : 'li');
      item.append(...paragraph.childNodes);
      if (item.textContent?.trim() && isLettered) item.prepend(`${marker} `);
      openList?.append(item);
      paragraph.remove();
      paragraph = next;
    }
  }
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Returns the letters of a number, as a spreadsheet names its columns: 27 is « aa ». */
function toLetters(number: number): string {
  const index = number - 1;
  const lastLetter = ALPHABET.charAt(index % ALPHABET.length);
  return index < ALPHABET.length ? lastLetter : toLetters(Math.floor(index / ALPHABET.length)) + lastLetter;
}

const romanDigits: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** Largest number with Roman digits. */
const MAX_ROMAN = 3999;

function toRoman(number: number): string {
  if (number > MAX_ROMAN) return String(number);
  const largestDigit = romanDigits.find(([value]) => value <= number);
  return largestDigit ? largestDigit[1] + toRoman(number - largestDigit[0]) : '';
}

/** Returns the type of a list with letters or Roman numbers, as HTML names it; null for other lists. */
function getLetterType(list: Element): string | null {
  const type = list.getAttribute('type') ?? '';
  if (/^[ai]$/i.test(type)) return type;
  // Google Docs puts the style on the items.
  const styles = [list, list.querySelector('li')].map((element) => element?.getAttribute('style') ?? '');
  const [, upper, numbering] =
    /list-style-type:\s*(?:lower|(upper))-(alpha|latin|roman)/i.exec(styles.join(';')) ?? [];
  if (!numbering) return null;
  const letterType = numbering.toLowerCase() === 'roman' ? 'i' : 'a';
  return upper ? letterType.toUpperCase() : letterType;
}

/** Returns the marker of an item for the type of an HTML list: `a`, `A`, `i` or `I`. */
function formatMarker(type: string, number: number): string {
  const marker = type.toLowerCase() === 'a' ? toLetters(number) : toRoman(number);
  return type === type.toUpperCase() ? marker.toUpperCase() : marker;
}

/** Converts lettered lists to paragraphs that start with the letter. Sets `start` of the other lists. */
export function convertLetteredListsToParagraphs(page: Document): void {
  // Inner lists come first, because an outer list moves its children.
  for (const list of [...page.querySelectorAll('ol')].reverse()) {
    const items = [...list.children].filter((child) => child.tagName === 'LI');
    const start = items[0]?.getAttribute('value') ?? list.getAttribute('start') ?? '1';
    const parsedStart = Number.parseInt(start, 10);
    const firstNumber = Number.isNaN(parsedStart) ? 1 : Math.min(MAX_START, parsedStart);
    const type = getLetterType(list);
    // A number below 1 has no letter, and Markdown has no negative numbers.
    if (firstNumber < 1 || !type) {
      list.setAttribute('start', String(Math.max(0, firstNumber)));
      continue;
    }
    const block = page.createElement('div');
    for (const [index, item] of items.entries()) {
      const markerParent = item.firstElementChild?.tagName === 'P' ? item.firstElementChild : item;
      markerParent.prepend(`${formatMarker(type, firstNumber + index)}. `);
      const paragraph = page.createElement('div');
      paragraph.append(...item.childNodes);
      block.append(paragraph);
    }
    list.replaceWith(block);
  }
}
