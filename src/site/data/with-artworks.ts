import { type ArticleArtworkKey, rankArticleArtworks } from '@/copy/press/artworks';
import { getContentPath } from '@/shared/lib/content-path';
import type { ArticleSummary } from './article';
import { articleArtworks } from './article-artworks';

/** Distances, in cards of a list, at which one screen may show two cards. */
const NEIGHBOUR_DISTANCES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Returns the artwork of an article without a picture: its own, one that no neighbour shows, or the one shown furthest
 * away. `neighbours` start with the nearest.
 */
export function chooseArtwork(
  article: ArticleSummary,
  neighbours: readonly (ArticleArtworkKey | undefined)[] = [],
): ArticleArtworkKey {
  const { artwork, category } = article;
  if (artwork) return artwork;
  const candidates = rankArticleArtworks(getContentPath(article), category?.parent ?? category?.slug);
  const unusedArtwork = candidates.find((candidate) => !neighbours.includes(candidate));
  if (unusedArtwork) return unusedArtwork;
  const getDistance = (candidate: ArticleArtworkKey) => neighbours.indexOf(candidate);
  return candidates.reduce((furthest, candidate) =>
    getDistance(candidate) > getDistance(furthest) ? candidate : furthest,
  );
}

/** Returns articles as a list shows them. Each without a cover gets an artwork, if possible one that no neighbour shows. */
export function addMissingArtworks(
  summaries: readonly ArticleSummary[],
  previousArticles: readonly ArticleSummary[] = [],
): ArticleSummary[] {
  const offset = previousArticles.length;
  const artworks = [...previousArticles, ...summaries].map(({ cover, artwork }) =>
    cover ? undefined : artwork,
  );
  return summaries.map((summary, index): ArticleSummary => {
    if (summary.cover) return summary;
    const position = offset + index;
    const neighbours = NEIGHBOUR_DISTANCES.flatMap((distance) => [
      artworks[position - distance],
      artworks[position + distance],
    ]);
    const artwork = chooseArtwork(summary, neighbours);
    artworks[position] = artwork;
    return { ...summary, artwork, picture: articleArtworks[artwork] };
  });
}
