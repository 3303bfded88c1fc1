import { Parser } from 'htmlparser2';
import type { SearchEntryPart } from '@/site/search/search-entry';

/** Head and main text of a page. */
interface PageText {
  /** Text of `<title>`. */
  title: string;
  /** Contents of the meta tags, by `name` or `property`. */
  metas: Record<string, string>;
  parts: SearchEntryPart[];
}

/** Elements without text of the page, its search forms, and the questions of the help centre, which have their own search entries. */
const SKIPPED_TAGS = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'nav',
  'button',
  'search',
  'select',
  'details',
]);
/** Elements within a line. */
const INLINE_TAGS = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'span', 'strong', 'time']);
/** Inline elements that the site often styles as separate boxes. */
const BOX_TAGS = new Set(['a', 'span', 'time']);
const VOID_TAGS = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** Elements that begin a part. */
const SECTION_TAGS = new Set(['section', 'h2']);

/** A shorter line is a title or a cell. The next line is appended to it. */
const SHORT_LINE_LENGTH = 60;
/** Links of list items that have their own search entry: `/presse/<slug>`, `/carrieres?offre=<id>`. */
const ENTRY_LINK = /^\/presse\/.|\?offre=/;

/** Replaces white space by one space. Non-breaking spaces stay. */
const collapseSpaces = (text: string) => text.replaceAll(/[ \t\n\r]+/g, ' ').trim();

/** Returns title, meta tags and text of a page from its HTML. */
export function parsePageHtml(html: string): PageText {
  const metas: Record<string, string> = {};
  const parts: { anchor?: string; lines: string[] }[] = [{ lines: [] }];
  /** First line of each open list item, and whether it links to its own search entry. */
  const openItems: { firstLine: number; hasEntry: boolean }[] = [];
  let title = '';
  let line = '';
  let isInMain = false;
  let isInTitle = false;
  let skippedDepth = 0;

  const getCurrentPart = () => parts[parts.length - 1] ?? { lines: [] };
  const endLine = () => {
    const text = collapseSpaces(line);
    line = '';
    if (!text) return;
    const { lines } = getCurrentPart();
    const lastIndex = lines.length - 1;
    // The first line of a list item is not appended to the line before the item.
    const firstIndexOfItem = openItems.at(-1)?.firstLine ?? 0;
    const previousLine = lastIndex >= firstIndexOfItem ? lines[lastIndex] : undefined;
    if (previousLine && previousLine.length < SHORT_LINE_LENGTH)
      lines[lastIndex] = `${previousLine} · ${text}`;
    else lines.push(text);
  };
  const beginPart = (name: string, id = '') => {
    // ids that React generates differ between builds
    const anchor = id && !id.startsWith('_') ? id : undefined;
    // an h2 continues the part of its section when it has no id, or an id that starts with that of the section
    const sectionAnchor = getCurrentPart().anchor;
    const hasIdOfSection = sectionAnchor !== undefined && anchor?.startsWith(sectionAnchor);
    if (name === 'h2' && (!anchor || hasIdOfSection)) return;
    parts.push({ anchor, lines: [] });
  };

  const parser = new Parser({
    onopentag(name, { id, name: key, property, content = '', href, 'aria-hidden': hidden, ...attributes }) {
      if (name === 'meta') metas[key ?? property ?? ''] = content;
      if (name === 'main') isInMain = true;
      if (name === 'title' && !isInMain) isInTitle = true;
      if (VOID_TAGS.has(name)) {
        line += ' ';
        return;
      }
      if (!isInMain) return;
      const isSkipped = SKIPPED_TAGS.has(name) || hidden === 'true' || 'data-nosnippet' in attributes;
      if (isSkipped || skippedDepth > 0) {
        skippedDepth += 1;
        return;
      }
      // adds the space between two links side by side, but none after an apostrophe (« l’ »)
      if (BOX_TAGS.has(name) && /[\p{L}\p{N})]$/u.test(line)) line += ' ';
      if (!INLINE_TAGS.has(name)) endLine();
      if (SECTION_TAGS.has(name)) beginPart(name, id);
      if (name === 'li') openItems.push({ firstLine: getCurrentPart().lines.length, hasEntry: false });
      if (name === 'a' && ENTRY_LINK.test(href ?? '')) for (const item of openItems) item.hasEntry = true;
    },
    ontext(text) {
      if (isInTitle) title += text;
      if (isInMain && skippedDepth === 0) line += text;
    },
    onclosetag(name) {
      if (name === 'title') isInTitle = false;
      if (!isInMain || VOID_TAGS.has(name)) return;
      if (skippedDepth > 0) {
        skippedDepth -= 1;
        return;
      }
      if (!INLINE_TAGS.has(name)) endLine();
      // separates the number of a heading from its words
      if (name === 'span' && line.endsWith('.')) line += ' ';
      if (name === 'li') {
        const item = openItems.pop();
        if (item?.hasEntry) getCurrentPart().lines.splice(item.firstLine);
      }
      if (name === 'main') isInMain = false;
    },
  });
  parser.end(html);

  const filledParts = parts.filter(({ lines }) => lines.length > 0);
  return {
    title: collapseSpaces(title),
    metas,
    parts: filledParts.map(({ anchor, lines }) => ({ anchor, text: lines.join('\n') })),
  };
}
