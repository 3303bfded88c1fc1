/** Style of a list item in Word, with list and level: `mso-list:l0 level2 lfo1`. */
const LIST_ITEM_STYLE = /mso-list:\s*(l\d+)\s+level(\d)/i;

/** Markdown numbers have at most nine digits. Eight leave room for the numbers of the next items. */
const MAX_START = 99_999_999;

/** Number of an item, as `3)` or `(3)`. */
const DECIMAL_MARK = /^\(?(\d{1,8})[.)]?$/;

/**
 * Returns the tag of a list with this mark. Markdown has no lettered lists: their items become paragraphs with the
 * mark.
 */
function toListTag(mark: string): 'ol' | 'ul' | 'div' {
  if (DECIMAL_MARK.test(mark)) return 'ol';
  // the bullets of symbol fonts are letters without a point
  return /\d|[\p{L}][.)]$/u.test(mark) ? 'div' : 'ul';
}

/** Removes and returns the bullet or number, which Word writes as text. */
function extractListMark(paragraph: Element): string {
  for (const span of paragraph.querySelectorAll('span')) {
    if (!/mso-list:\s*ignore/i.test(span.getAttribute('style') ?? '')) continue;
    span.remove();
    return span.textContent?.trim() ?? '';
  }
  return '';
}

const isWordItem = (element: Element | null): element is HTMLElement =>
  element !== null && element.tagName === 'P' && LIST_ITEM_STYLE.test(element.getAttribute('style') ?? '');

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
      const [, itemListId = '', depth = '1'] =
        LIST_ITEM_STYLE.exec(paragraph.getAttribute('style') ?? '') ?? [];
      const level = Number(depth);
      const mark = extractListMark(paragraph);
      const tag = toListTag(mark);
      openLists.length = itemListId === listId ? Math.min(openLists.length, level) : 0;
      listId = itemListId;
      while (openLists.length < level) {
        const createdList = page.createElement(tag);
        const number = DECIMAL_MARK.exec(mark)?.[1];
        if (number) createdList.setAttribute('start', number);
        const parentList = openLists.at(-1);
        if (parentList)
          (parentList.tagName === 'DIV' ? parentList : (parentList.lastElementChild ?? parentList)).append(
            createdList,
          );
        else paragraph.before(createdList);
        openLists.push(createdList);
      }
      const openList = openLists.at(-1);
      const isLettered = openList?.tagName === 'DIV';
      const item = page.createElement(isLettered ? 'p' : 'li');
      item.append(...paragraph.childNodes);
      if (item.textContent?.trim() && isLettered) item.prepend(`${mark} `);
      openList?.append(item);
      paragraph.remove();
      paragraph = next;
    }
  }
}

/** Returns the letters of a number, as a spreadsheet counts its columns. */
function toLetters(number: number): string {
  const lastLetter = String.fromCharCode(97 + ((number - 1) % 26));
  return number > 26 ? toLetters(Math.floor((number - 1) / 26)) + lastLetter : lastLetter;
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

function toRoman(number: number): string {
  if (number > 3999) return String(number);
  const [value, digit] = romanDigits.find(([digitValue]) => digitValue <= number) ?? [number, ''];
  return number > 0 ? digit + toRoman(number - value) : '';
}

/** Returns the type of a list with letters or Roman numbers, as HTML names it; null for other lists. */
function getLetterType(list: Element): string | null {
  const type = list.getAttribute('type') ?? '';
  if (/^[ai]$/i.test(type)) return type;
  // Google Docs has the style at the items
  const styles = [list, list.querySelector('li')].map((element) => element?.getAttribute('style') ?? '');
  const [, upper, kind] =
    /list-style-type:\s*(?:lower|(upper))-(alpha|latin|roman)/i.exec(styles.join(';')) ?? [];
  if (!kind) return null;
  const name = kind.toLowerCase() === 'roman' ? 'i' : 'a';
  return upper ? name.toUpperCase() : name;
}

/** Converts lettered lists to paragraphs that start with the letter. Sets `start` of the other lists. */
export function convertLetteredLists(page: Document): void {
  // inner lists first
  for (const list of [...page.querySelectorAll('ol')].reverse()) {
    const items = [...list.children].filter((child) => child.tagName === 'LI');
    const start = items[0]?.getAttribute('value') ?? list.getAttribute('start') ?? '1';
    const firstNumber = Math.min(MAX_START, Number.parseInt(start, 10) || 1);
    const type = getLetterType(list);
    if (firstNumber < 1 || !type) {
      list.setAttribute('start', String(Math.max(0, firstNumber)));
      continue;
    }
    const block = page.createElement('div');
    for (const [index, item] of items.entries()) {
      const mark = (type.toLowerCase() === 'a' ? toLetters : toRoman)(firstNumber + index);
      const line = item.firstElementChild?.tagName === 'P' ? item.firstElementChild : item;
      line.prepend(`${type === type.toUpperCase() ? mark.toUpperCase() : mark}. `);
      const paragraph = page.createElement('div');
      paragraph.append(...item.childNodes);
      block.append(paragraph);
    }
    list.replaceWith(block);
  }
}
