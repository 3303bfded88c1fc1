import { type ArticleSummary, compareByDate } from './article';
import type { PartialSummary } from './to-summary';
import { withArtworks } from './with-artworks';

const RELATED_COUNT = 3;

/** Returns three more articles: the newest of the same category, then the newest of the rest. */
export function relatedArticles(
  article: PartialSummary,
  others: readonly PartialSummary[],
): ArticleSummary[] {
  const unique = new Map(others.map((other) => [other.href, other]));
  unique.delete(article.href);
  const sorted = [...unique.values()].sort(compareByDate);
  const isSibling = ({ category }: PartialSummary) =>
    category !== null && category.slug === article.category?.slug;
  const related = [...sorted.filter(isSibling), ...sorted.filter((other) => !isSibling(other))].slice(
    0,
    RELATED_COUNT,
  );
  // The open article is part of the list, so that no card repeats its artwork.
  return withArtworks([article, ...related]).slice(1);
}
