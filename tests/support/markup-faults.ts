import { Parser } from 'htmlparser2';
import { JSDOM } from 'jsdom';

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

const { DOMParser } = new JSDOM().window;

/** Returns the elements that the parser closes itself, and closing tags without an opening one. */
export function htmlFaults(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const parser = new Parser({
    onopentagname: (name) => {
      if (!VOID.has(name)) open.push(name);
    },
    onclosetag: (name, isImplied) => {
      if (VOID.has(name)) return;
      if (isImplied || open.pop() !== name) faults.push(name);
    },
  });
  parser.end(html);
  return faults;
}

/** Returns the error of a strict XML parser; undefined for a well-formed file. */
export const xmlError = (xml: string): string | undefined =>
  new DOMParser().parseFromString(xml, 'text/xml').querySelector('parsererror')?.textContent ?? undefined;
