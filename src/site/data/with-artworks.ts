import { type NewsArtwork, rankArtworks } from '@/copy/press/artworks';
import { articleArtworks } from '@/site/data/article-artworks';
import type { ArticleCover, ArticleSummary } from './article';
import type { PartialArticleSummary } from './to-summary';

/** Cards before and after one that the same screen may show. */
const NEIGHBOUR_DISTANCE = 9;

const toArtworkCover = (artwork: NewsArtwork): ArticleCover => ({
  picture: articleArtworks[artwork],
  alt: '',
});

/**
 * Returns an artwork for an article without a picture: one that no neighbour shows, or else the furthest one.
 * `neighbours` start with the nearest.
 */
export function chooseUnusedArtwork(
  { artwork, href, category }: PartialArticleSummary,
  neighbours: readonly (NewsArtwork | undefined)[] = [],
): NewsArtwork {
  if (artwork) return artwork;
  const candidates = rankArtworks(href, category?.parent ?? category?.slug);
  const getDistance = (candidate: NewsArtwork) => neighbours.indexOf(candidate);
  return (
    candidates.find((candidate) => getDistance(candidate) < 0) ??
    candidates.reduce((furthest, candidate) =>
      getDistance(candidate) > getDistance(furthest) ? candidate : furthest,
    )
  );
}

/** Returns articles as a list shows them: each without a picture gets an artwork that no neighbour shows. */
export function addMissingArtworks(
  partialSummaries: readonly PartialArticleSummary[],
  previousArticles: readonly ArticleSummary[] = [],
): ArticleSummary[] {
  const offset = previousArticles.length;
  const artworks = [...previousArticles, ...partialSummaries].map(({ cover, artwork }) =>
    cover && !artwork ? undefined : artwork,
  );
  return partialSummaries.map((partialSummary, index): ArticleSummary => {
    if (partialSummary.cover) {
      const { artwork: _, ...summary } = partialSummary;
      return { ...summary, cover: partialSummary.cover };
    }
    const position = offset + index;
    const neighbours = Array.from({ length: NEIGHBOUR_DISTANCE }, (_, step) => [
      artworks[position - step - 1],
      artworks[position + step + 1],
    ]);
    const artwork = chooseUnusedArtwork(partialSummary, neighbours.flat());
    artworks[position] = artwork;
    return { ...partialSummary, cover: toArtworkCover(artwork), artwork };
  });
}
