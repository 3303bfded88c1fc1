import { type ArticleSummary, compareArticlesByDate } from './article';
import type { PartialArticleSummary } from './to-summary';
import { addMissingArtworks } from './with-artworks';

const RELATED_COUNT = 3;

/** Returns three more articles: the newest of the same category, then the newest of the rest. */
export function selectRelatedArticles(
  article: PartialArticleSummary,
  candidates: readonly PartialArticleSummary[],
): ArticleSummary[] {
  const candidatesByHref = new Map(candidates.map((other) => [other.href, other]));
  candidatesByHref.delete(article.href);
  const sortedCandidates = [...candidatesByHref.values()].sort(compareArticlesByDate);
  const isSibling = ({ category }: PartialArticleSummary) =>
    category !== null && category.slug === article.category?.slug;
  const related = [
    ...sortedCandidates.filter(isSibling),
    ...sortedCandidates.filter((other) => !isSibling(other)),
  ].slice(0, RELATED_COUNT);
  // The open article is part of the list, so that no card repeats its artwork.
  return addMissingArtworks([article, ...related]).slice(1);
}
