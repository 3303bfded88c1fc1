import { foldText } from '@/shared/lib/search-text';
import type { NewsFilter } from '@/site/api/published-texts';
import type { ArticleSummary } from './article';

/** Returns true when a filter shows an article. */
export function matchesFilter(article: ArticleSummary, filter: NewsFilter): boolean {
  const { category, tags, publishedAt, title, excerpt } = article;
  return (
    (!filter.tag || tags.some(({ slug }) => slug === filter.tag)) &&
    (!filter.category || category?.slug === filter.category || category?.parent === filter.category) &&
    (!filter.year || publishedAt.startsWith(filter.year)) &&
    foldText(`${title} ${excerpt}`).includes(foldText(filter.words?.trim() ?? ''))
  );
}
