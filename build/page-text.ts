import { Parser } from 'htmlparser2';
import type { SearchPart } from '../src/site/search/search-entry.ts';

/** Head and main text of a page. */
interface PageText {
  /** As search engines show it. */
  title: string;
  /** Its tags in `<head>`, by `name` or `property`. */
  metas: Record<string, string>;
  parts: SearchPart[];
}

/** Elements that are not text of the page, and the help centre's questions, which have entries. */
const SKIPPED = new Set(['script', 'style', 'template', 'noscript', 'nav', 'button', 'select', 'details']);
/** Elements within a line. */
const INLINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'span', 'strong', 'time']);
/** Inline elements that often look like boxes. */
const BOXES = new Set(['a', 'span', 'time']);
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** Where a part begins. */
const SECTIONS = new Set(['section', 'h2']);

/** A line shorter than this is a title or a cell, and goes with what follows it. */
const SHORT = 60;
/** List items that have an entry. */
const ENTRY = /^\/presse\/.|\?offre=/;

/** A non-breaking space is part of the words. */
const tidy = (text: string) => text.replaceAll(/[ \t\n\r]+/g, ' ').trim();

/** Returns the text of a page, read from its markup. */
export function pageText(html: string): PageText {
  const metas: Record<string, string> = {};
  const parts: { anchor?: string; lines: string[] }[] = [{ lines: [] }];
  /** Where each open list item began, and whether it leads to an entry. */
  const items: { from: number; leads: boolean }[] = [];
  let title = '';
  let line = '';
  let inMain = false;
  let inTitle = false;
  let skipped = 0;

  const current = () => parts[parts.length - 1] ?? { lines: [] };
  const endLine = () => {
    const text = tidy(line);
    line = '';
    if (!text) return;
    const { lines } = current();
    const last = lines.length - 1;
    const before = last >= (items.at(-1)?.from ?? 0) ? lines[last] : undefined;
    if (before && before.length < SHORT) lines[last] = `${before} · ${text}`;
    else lines.push(text);
  };
  const beginPart = (name: string, id = '') => {
    // React's own identifiers, which another build changes
    const anchor = id && !id.startsWith('_') ? id : undefined;
    // the title of a section has the section's anchor, unless it has another name
    if (name === 'h2' && (!anchor || anchor.startsWith(current().anchor ?? ' '))) return;
    parts.push({ anchor, lines: [] });
  };

  const parser = new Parser({
    onopentag(name, { id, name: key, property, content = '', href, 'aria-hidden': hidden }) {
      if (name === 'meta') metas[key ?? property ?? ''] = content;
      if (name === 'main') inMain = true;
      if (name === 'title' && !inMain) inTitle = true;
      if (VOID.has(name)) line += ' ';
      else if (!inMain) return;
      else if (skipped > 0 || SKIPPED.has(name) || hidden === 'true') skipped += 1;
      else {
        // two links may stand side by side without a space; « l’ » takes none before its word
        if (BOXES.has(name) && /[\p{L}\p{N})]$/u.test(line)) line += ' ';
        if (!INLINE.has(name)) endLine();
        if (SECTIONS.has(name)) beginPart(name, id);
        if (name === 'li') items.push({ from: current().lines.length, leads: false });
        if (name === 'a' && ENTRY.test(href ?? '')) for (const item of items) item.leads = true;
      }
    },
    ontext(text) {
      if (inTitle) title += text;
      if (inMain && skipped === 0) line += text;
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
      if (!inMain || VOID.has(name)) return;
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      if (!INLINE.has(name)) endLine();
      // the number of a title
      if (name === 'span' && line.endsWith('.')) line += ' ';
      if (name === 'li') {
        const item = items.pop();
        if (item?.leads) current().lines.length = Math.min(item.from, current().lines.length);
      }
      if (name === 'main') inMain = false;
    },
  });
  parser.end(html);

  const told = parts.filter(({ lines }) => lines.length > 0);
  return {
    title: tidy(title),
    metas,
    parts: told.map(({ anchor, lines }) => ({ anchor, text: lines.join('\n') })),
  };
}
