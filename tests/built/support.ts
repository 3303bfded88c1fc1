import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { pageFile } from '../../build/page-file.ts';

/** Returns the HTML of a built page. */
export const readPage = (address: string): string => readFileSync(`dist/${pageFile(address)}`, 'utf8');

/** What no browser without scripts shows; the sheet of the page says so of the class. */
const UNSEEN = 'script, style, template, [hidden], .noscript\\:hidden';

/** Parses the file of a built page as a browser without scripts does. */
export function openPage(address: string): Document {
  const { document } = new JSDOM(readPage(address)).window;
  for (const element of document.querySelectorAll(UNSEEN)) element.remove();
  return document;
}

/** Returns the words of the elements that a selector names. */
export const textsOf = (parent: ParentNode, selector: string): string[] =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
