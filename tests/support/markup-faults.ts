import { Parser } from 'htmlparser2';
import { JSDOM } from 'jsdom';

const VOID_ELEMENTS = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

const { DOMParser } = new JSDOM().window;

/** Returns the names of elements without a closing tag, and of closing tags without an opening tag. */
export function findHtmlFaults(html: string): string[] {
  const faults: string[] = [];
  const openElements: string[] = [];
  const parser = new Parser({
    onopentagname: (name) => {
      if (!VOID_ELEMENTS.has(name)) openElements.push(name);
    },
    onclosetag: (name, isImplied) => {
      if (VOID_ELEMENTS.has(name)) return;
      if (isImplied || openElements.pop() !== name) faults.push(name);
    },
  });
  parser.end(html);
  return faults;
}

/** Returns the error of a strict XML parser; undefined for a well-formed file. */
export const findXmlError = (xml: string): string | undefined =>
  new DOMParser().parseFromString(xml, 'text/xml').querySelector('parsererror')?.textContent ?? undefined;
