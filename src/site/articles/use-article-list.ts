import { useEffect, useState } from 'react';
import { type ArticleFilter, type ArticleSummary, compareByDate, matchesFilter } from '@/site/data/article';
import type { ArticleCursor, ArticleList } from '@/site/data/site-data';

const loadReads = () => import('@/site/data/live-articles');

/** Articles as a list shows them. */
export interface ArticleListState {
  articles: ArticleSummary[];
  hasMore: boolean;
  state: 'idle' | 'loading' | 'failed';
  /** Reads the next step, or repeats a failed one. */
  loadMore(): void;
}

/** Articles that were read for one filter. */
interface ReadArticles {
  articles: ArticleSummary[];
  hasMore: boolean;
  last?: ArticleCursor | undefined;
}

/** Returns the articles of a filter; the newest pinned one opens them. */
function orderArticles(
  articles: readonly ArticleSummary[],
  pinned: readonly ArticleSummary[],
  filter: ArticleFilter,
): ArticleSummary[] {
  const first = pinned.find((article) => matchesFilter(article, filter));
  const others = first ? articles.filter(({ href }) => href !== first.href) : articles;
  return first ? [first, ...others] : [...others];
}

/** Merges two lists of articles without duplicates. */
const addArticles = (
  before: readonly ArticleSummary[],
  more: readonly ArticleSummary[],
): ArticleSummary[] => [...new Map([...before, ...more].map((article) => [article.href, article])).values()];

/** Returns the articles of /presse for a filter: those of the page's data, and those read at a press. */
export function useArticleList(list: ArticleList, filter: ArticleFilter): ArticleListState {
  const { category, tag } = filter;
  const key = JSON.stringify([category, tag]);
  const isWhole = !category && !tag;
  const [readByFilter, setReadByFilter] = useState<Record<string, ReadArticles>>({});
  const [busy, setBusy] = useState<{ key: string; state: 'loading' | 'failed' }>();
  const read = readByFilter[key];

  // Until a filter is answered, the list shows its articles that are already loaded.
  const known = isWhole ? list.newest : list.newest.filter((article) => matchesFilter(article, filter));
  const articles = (read && !isWhole ? [...read.articles] : addArticles(known, read?.articles ?? [])).sort(
    compareByDate,
  );
  const hasMore = read ? read.hasMore : isWhole && list.hasMore;

  async function readStep(after: ArticleCursor | undefined, before: ArticleSummary[]): Promise<void> {
    setBusy({ key, state: 'loading' });
    try {
      const { readArticlePage } = await loadReads();
      const page = await readArticlePage(filter, list, after, before);
      setReadByFilter((all) => ({
        ...all,
        [key]: { ...page, articles: addArticles(before, page.articles), last: page.last ?? after },
      }));
      setBusy((now) => (now?.key === key ? undefined : now));
    } catch {
      setBusy({ key, state: 'failed' });
    }
  }

  const isMissing = !isWhole && !read;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a filter is read once
  useEffect(() => {
    if (isMissing) void readStep(undefined, []);
  }, [key]);

  // A new filter is being read, which needs no second render.
  const state = busy?.key === key ? busy.state : isMissing ? 'loading' : 'idle';

  return {
    articles: orderArticles(articles, list.pinned, filter),
    hasMore,
    state,
    loadMore: () =>
      void (isMissing ? readStep(undefined, []) : readStep(read ? read.last : list.last, articles)),
  };
}
