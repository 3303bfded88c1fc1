import { legalPagePaths } from '@/copy/search';
import type { CollectionsByKey } from '@/site/data/collections';
import type { SearchEntry, SearchKind } from '@/site/search/search-entry';
import { removeControlCharactersFromJson } from '../../supabase/functions/_shared/plain-text.ts';
import { parsePageHtml } from './page-text';
import { createQuestionAndOfferEntries } from './question-and-offer-entries';

/** Search entry of a page, with its publication date (ISO) or an empty text. */
interface DatedEntry extends SearchEntry {
  date: string;
}

/** Number of articles with their whole text. Older ones have only title and summary, to limit the file. */
const MAX_WHOLE_ARTICLES = 50;

/** Returns the kind of result for a URL. */
function getResultKind(url: string): SearchKind {
  if (url.startsWith('/presse/')) return 'press';
  return legalPagePaths.includes(url) ? 'legal' : 'page';
}

/** Collects the text of each page for the file that the search downloads. */
export function createSearchIndex() {
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
        kind: getResultKind(url),
        url,
        title: title.replace(` | ${site}`, ''),
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
