import { useEffect, useState } from 'react';
import type { NewsFilterValues } from '@/site/api/published-texts';
import type { ArticleSummary } from '@/site/data/article';
import { compareArticlesByDate, matchesFilter } from '@/site/data/article-filter';
import type { ArticleBatch } from '@/site/data/live-articles';
import type { ArticleCursor, PressArticlesData } from '@/site/data/site-data';

const loadLiveArticles = () => import('@/site/data/live-articles');

/** Articles that match a filter, the state of the request, and the function that loads more. */
export interface ArticleListState {
  articles: ArticleSummary[];
  hasMore: boolean;
  state: 'idle' | 'loading' | 'failed';
  /** Reads the next page, or repeats a failed request. */
  loadMore(): void;
}

/** Returns the articles of a filter; the newest pinned one comes first. */
function orderArticles(
  articles: readonly ArticleSummary[],
  pinned: readonly ArticleSummary[],
  filter: NewsFilterValues,
): ArticleSummary[] {
  const pinnedArticle = pinned.find((article) => matchesFilter(article, filter));
  if (!pinnedArticle) return [...articles];
  return [pinnedArticle, ...articles.filter(({ slug }) => slug !== pinnedArticle.slug)];
}

/** Merges two lists of articles without duplicates; the second list wins. */
function mergeArticles(
  previousArticles: readonly ArticleSummary[],
  nextArticles: readonly ArticleSummary[],
): ArticleSummary[] {
  const articles = [...previousArticles, ...nextArticles];
  return [...new Map(articles.map((article) => [article.slug, article])).values()];
}

/** Returns the articles of /presse for a filter: those of the page's data, and those loaded later. */
export function useArticleList(list: PressArticlesData, filter: NewsFilterValues): ArticleListState {
  const { category, tag, year, words } = filter;
  const filterKey = JSON.stringify([category, tag, year, words]);
  const isUnfiltered = !category && !tag && !year && !words;
  const [batchesByFilter, setBatchesByFilter] = useState<Record<string, ArticleBatch>>({});
  const [unfinishedLoad, setUnfinishedLoad] = useState<{ filterKey: string; state: 'loading' | 'failed' }>();
  const loadedBatch = batchesByFilter[filterKey];
  /** Last batch of this filter. The page's data already contain the first batch of the unfiltered list. */
  const latestBatch = loadedBatch ?? (isUnfiltered ? list : undefined);

  // While the articles of a filter load, the list shows those that the page already contains.
  const knownArticles = isUnfiltered
    ? list.newest
    : list.newest.filter((article) => matchesFilter(article, filter));
  // The database finds nothing when no word has three letters, so a search keeps the known articles too.
  const shouldKeepKnown = isUnfiltered || words || !loadedBatch;
  const articles = mergeArticles(shouldKeepKnown ? knownArticles : [], loadedBatch?.articles ?? []);
  articles.sort(compareArticlesByDate);

  /** Reads the first page of the filter, or the page after the cursor. */
  async function readPage(cursor?: ArticleCursor, previousArticles: ArticleSummary[] = []): Promise<void> {
    setUnfinishedLoad({ filterKey, state: 'loading' });
    try {
      const { fetchArticleBatch } = await loadLiveArticles();
      const nextBatch = await fetchArticleBatch(filter, list, cursor, previousArticles);
      const mergedBatch: ArticleBatch = {
        articles: mergeArticles(previousArticles, nextBatch.articles),
        hasMore: nextBatch.hasMore,
        cursor: nextBatch.cursor ?? cursor,
      };
      setBatchesByFilter((currentBatches) => ({ ...currentBatches, [filterKey]: mergedBatch }));
      setUnfinishedLoad((currentLoad) => (currentLoad?.filterKey === filterKey ? undefined : currentLoad));
    } catch {
      setUnfinishedLoad({ filterKey, state: 'failed' });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each filter is loaded once
  useEffect(() => {
    if (!latestBatch) void readPage();
  }, [filterKey]);

  // The effect above loads a new filter. Deriving « loading » here saves a second render.
  const initialState = latestBatch ? 'idle' : 'loading';
  const state = unfinishedLoad?.filterKey === filterKey ? unfinishedLoad.state : initialState;

  return {
    articles: orderArticles(articles, list.pinned, filter),
    hasMore: latestBatch?.hasMore ?? false,
    state,
    loadMore: () => void (latestBatch ? readPage(latestBatch.cursor, articles) : readPage()),
  };
}
