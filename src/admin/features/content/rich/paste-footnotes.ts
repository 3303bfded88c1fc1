import type { Node } from '@tiptap/pm/model';
import { getFootnoteLinkHref, getFootnoteLinkId } from '@/shared/article/headings';

/** Returns the ids by which other links point to this link. Some programs put them on the element around the link. */
const getAnchorIds = (link: Element): string[] =>
  [link, link.parentElement, link.closest('li')]
    .flatMap((element) => [element?.id ?? '', element?.getAttribute('name') ?? ''])
    .filter(Boolean);

/** Numbers pasted notes from `firstNumber`: two links that lead to each other are a reference and its note. */
export function linkFootnotes(page: Document, firstNumber: number): void {
  const linksByTarget = new Map<string, Element[]>();
  const getTargetId = (link: Element) => link.getAttribute('href')?.slice(1) ?? '';
  const links = [...page.querySelectorAll('a[href^="#"]')];
  for (const link of links) {
    const linksToTarget = linksByTarget.get(getTargetId(link));
    if (linksToTarget) linksToTarget.push(link);
    else linksByTarget.set(getTargetId(link), [link]);
  }
  const numberedLinks = new Set<Element>();
  let number = firstNumber;
  for (const reference of links) {
    const linksToReference = getAnchorIds(reference).flatMap((id) => linksByTarget.get(id) ?? []);
    const note = linksToReference.find(
      (link) =>
        link !== reference && !numberedLinks.has(link) && getAnchorIds(link).includes(getTargetId(reference)),
    );
    if (numberedLinks.has(reference) || !note) continue;
    numberedLinks.add(reference).add(note);
    reference.setAttribute('href', getFootnoteLinkHref('reference', number));
    note.setAttribute('href', getFootnoteLinkHref('note', number));
    for (const link of [reference, note]) link.textContent = `[${number}]`;
    // One space separates the number of the note from its text.
    const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
    walker.currentNode = note.firstChild ?? note;
    const noteText = walker.nextNode();
    if (noteText) noteText.textContent = ` ${noteText.textContent?.trimStart()}`;
    number += 1;
  }
}

/** Returns the number of the next footnote of a text. */
export function getNextFootnoteNumber(document: Node): number {
  let highestNumber = 0;
  document.descendants((node) => {
    for (const { attrs } of node.marks) {
      const id = getFootnoteLinkId(String(attrs.href ?? ''));
      if (id) highestNumber = Math.max(highestNumber, Number(/\d+$/.exec(id)?.[0]));
    }
  });
  return highestNumber + 1;
}
