import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { getPageFilename } from '../../build/page-file.ts';

/** Returns the HTML of a built page. */
export const readBuiltPageHtml = (address: string): string =>
  readFileSync(`dist/${getPageFilename(address)}`, 'utf8');

/** Elements that a browser without scripts does not show; the style sheet hides the last three. */
const HIDDEN_WITHOUT_SCRIPTS =
  'script, style, template, [hidden], .noscript\\:hidden, main button, button[aria-haspopup="dialog"]';

/** Parses the file of a built page as a browser without scripts does. */
export function parseBuiltPage(address: string): Document {
  const { document } = new JSDOM(readBuiltPageHtml(address)).window;
  for (const element of document.querySelectorAll(HIDDEN_WITHOUT_SCRIPTS)) element.remove();
  return document;
}

/** Returns the text of each element that matches the selector. */
export const readElementTexts = (parent: ParentNode, selector: string): string[] =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
