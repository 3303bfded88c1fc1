import { Parser } from 'htmlparser2';
import { JSDOM } from 'jsdom';

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

const { DOMParser } = new JSDOM().window;

/** Returns the elements that a parser has to close by itself, or finds closed and not open. */
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

/** Returns what a strict parser of XML says of a file; undefined when it is well-formed. */
export const xmlError = (xml: string): string | undefined =>
  new DOMParser().parseFromString(xml, 'text/xml').querySelector('parsererror')?.textContent ?? undefined;
