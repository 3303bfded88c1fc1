/** Style of a list item in Word, with list and level: `mso-list:l0 level2 lfo1`. */
const LIST_ITEM_STYLE = /mso-list:\s*(l\d+)\s+level(\d)/i;

/** Removes and returns the bullet or number, which Word writes as text. */
function extractListMark(paragraph: Element): string {
  let mark = '';
  for (const span of paragraph.querySelectorAll('span')) {
    if (!/mso-list:\s*ignore/i.test(span.getAttribute('style') ?? '')) continue;
    mark = span.textContent?.trim() ?? '';
    span.remove();
    break;
  }
  return mark;
}

const isItem = (element: Element | null): element is HTMLElement =>
  element !== null && element.tagName === 'P' && LIST_ITEM_STYLE.test(element.getAttribute('style') ?? '');

/** Converts the list paragraphs of Word to HTML lists. */
export function convertWordLists(page: Document): void {
  for (const first of page.querySelectorAll('p')) {
    if (!first.isConnected || !isItem(first)) continue;
    /** Open lists, outermost first. */
    const openLists: HTMLElement[] = [];
    let name = '';
    let paragraph: Element | null = first;
    while (isItem(paragraph)) {
      const next: Element | null = paragraph.nextElementSibling;
      const [, list = '', depth = '1'] = LIST_ITEM_STYLE.exec(paragraph.getAttribute('style') ?? '') ?? [];
      const level = Number(depth);
      const tag = /^[\da-z]{1,4}[.)]/i.test(extractListMark(paragraph)) ? 'ol' : 'ul';
      openLists.length = list === name ? Math.min(openLists.length, level) : 0;
      name = list;
      while (openLists.length < level) {
        const createdList = page.createElement(tag);
        const above = openLists.at(-1);
        if (above) (above.lastElementChild ?? above).append(createdList);
        else paragraph.before(createdList);
        openLists.push(createdList);
      }
      const item = page.createElement('li');
      item.append(...paragraph.childNodes);
      openLists.at(-1)?.append(item);
      paragraph.remove();
      paragraph = next;
    }
  }
}
