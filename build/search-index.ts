import type { CollectionsByKey } from '../src/site/data/collections.ts';
import type { SearchEntry } from '../src/site/search/search-entry.ts';
import { removeControlCharactersFromJson } from '../supabase/functions/_shared/plain-text.ts';
import { parsePageHtml } from './page-text.ts';

/** Functions of the site that the index calls. */
type SearchFunctions = typeof import('../src/site/search/site-entries.ts');

/** Search entry of a page, with its publication date (ISO) or an empty text. */
interface DatedEntry extends SearchEntry {
  date: string;
}

/** Number of articles with their whole text. Older ones have only title and summary, to limit the file. */
const MAX_WHOLE_ARTICLES = 50;

/** Collects the text of each page for the file that the search downloads. */
export function createSearchIndex({
  createQuestionAndOfferEntries,
  getSearchResultKind,
  removeSiteTitle,
}: SearchFunctions) {
  const pages: DatedEntry[] = [];
  return {
    add(url: string, html: string): void {
      const { title, metas, parts } = parsePageHtml(html);
      const {
        description: summary = '',
        'article:published_time': date = '',
        'og:site_name': site = '',
      } = metas;
      pages.push({
        kind: getSearchResultKind(url),
        url,
        title: removeSiteTitle(title, site),
        summary,
        parts,
        date,
      });
    },
    toJson(collections: CollectionsByKey): string {
      pages.sort((one, other) => other.date.localeCompare(one.date));
      const articles = pages.filter(({ kind }) => kind === 'press');
      for (const article of articles.slice(MAX_WHOLE_ARTICLES)) delete article.parts;
      return JSON.stringify(
        removeControlCharactersFromJson([
          ...pages.map(({ date, ...entry }) => entry),
          ...createQuestionAndOfferEntries(collections),
        ]),
      );
    },
  };
}
