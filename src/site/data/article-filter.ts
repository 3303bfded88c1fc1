import { matchesSearchQuery } from '@/shared/lib/search-text';
import type { NewsFilterValues } from '@/site/api/published-texts';
import type { ArticleSummary } from './article';

/** Returns true when a filter shows an article. */
export function matchesFilter(article: ArticleSummary, filter: NewsFilterValues): boolean {
  const { category, tags, first_published_at, title, excerpt } = article;
  return (
    (!filter.tag || tags.some(({ slug }) => slug === filter.tag)) &&
    (!filter.category || category?.slug === filter.category || category?.parent === filter.category) &&
    (!filter.year || first_published_at.startsWith(filter.year)) &&
    matchesSearchQuery(filter.words ?? '', `${title} ${excerpt}`)
  );
}

/** Compares two articles for a list, newest first. */
export const compareArticlesByDate = (one: ArticleSummary, other: ArticleSummary): number =>
  Date.parse(other.first_published_at) - Date.parse(one.first_published_at);
