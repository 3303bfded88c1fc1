import type { SearchEntry } from '../src/site/search/search-entry.ts';
import { cleanTexts } from '../supabase/functions/_shared/plain-text.ts';
import { pageText } from './page-text.ts';

/** Code of the site that the index calls. */
type Site = typeof import('../src/site/search/site-entries.ts');

/** A page's entry with the day it was published (ISO), where it has one. */
interface DatedEntry extends SearchEntry {
  date: string;
}

/** Articles whose whole text is searched; of the older ones title and summary, or the file would grow without end. */
const WHOLE_ARTICLES = 50;

/** Collects what the pages say, one after the other, for the file that the search downloads. */
export function searchIndex(
  { entriesInPages, searchKind, searchTitle }: Site,
  collections: Parameters<Site['entriesInPages']>[0] = {},
) {
  const pages: DatedEntry[] = [];
  return {
    add(url: string, html: string): void {
      const { title, metas, parts } = pageText(html);
      const { description: summary = '', 'article:published_time': date = '' } = metas;
      pages.push({ kind: searchKind(url), url, title: searchTitle(title), summary, parts, date });
    },
    json(): string {
      pages.sort((one, other) => other.date.localeCompare(one.date));
      const articles = pages.filter(({ kind }) => kind === 'press');
      for (const article of articles.slice(WHOLE_ARTICLES)) delete article.parts;
      return JSON.stringify(
        cleanTexts([...pages.map(({ date, ...entry }) => entry), ...entriesInPages(collections)]),
      );
    },
  };
}
