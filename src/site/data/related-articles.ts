import type { ArticleSummary } from './article';
import { compareArticlesByDate } from './article-filter';
import { addMissingArtworks } from './with-artworks';

const RELATED_COUNT = 3;

/** Returns at most three other articles: the newest of the same category, then the newest of other categories. */
export function selectRelatedArticles(
  article: ArticleSummary,
  candidates: readonly ArticleSummary[],
): ArticleSummary[] {
  const candidatesBySlug = new Map(candidates.map((other) => [other.slug, other]));
  candidatesBySlug.delete(article.slug);
  const sortedCandidates = [...candidatesBySlug.values()].sort(compareArticlesByDate);
  const isSibling = ({ category }: ArticleSummary) =>
    category !== null && category.slug === article.category?.slug;
  const related = [
    ...sortedCandidates.filter(isSibling),
    ...sortedCandidates.filter((other) => !isSibling(other)),
  ].slice(0, RELATED_COUNT);
  // The open article is in the list so that no card repeats its artwork.
  return addMissingArtworks([article, ...related]).slice(1);
}
