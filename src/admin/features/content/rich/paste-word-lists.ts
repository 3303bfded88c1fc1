/** Style of a list item in Word, with list and level: `mso-list:l0 level2 lfo1`. */
const ITEM = /mso-list:\s*(l\d+)\s+level(\d)/i;

/** Removes and returns the bullet or number, which Word writes as text. */
function takeMark(paragraph: Element): string {
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
  element !== null && element.tagName === 'P' && ITEM.test(element.getAttribute('style') ?? '');

/** Converts the list paragraphs of Word to HTML lists. */
export function convertWordLists(page: Document): void {
  for (const first of page.querySelectorAll('p')) {
    if (!first.isConnected || !isItem(first)) continue;
    /** Open lists, outermost first. */
    const open: HTMLElement[] = [];
    let name = '';
    let paragraph: Element | null = first;
    while (isItem(paragraph)) {
      const next: Element | null = paragraph.nextElementSibling;
      const [, list = '', depth = '1'] = ITEM.exec(paragraph.getAttribute('style') ?? '') ?? [];
      const level = Number(depth);
      const tag = /^[\da-z]{1,4}[.)]/i.test(takeMark(paragraph)) ? 'ol' : 'ul';
      open.length = list === name ? Math.min(open.length, level) : 0;
      name = list;
      while (open.length < level) {
        const made = page.createElement(tag);
        const above = open.at(-1);
        if (above) (above.lastElementChild ?? above).append(made);
        else paragraph.before(made);
        open.push(made);
      }
      const item = page.createElement('li');
      item.append(...paragraph.childNodes);
      open.at(-1)?.append(item);
      paragraph.remove();
      paragraph = next;
    }
  }
}
