import { chooseArtworks, type NewsArtwork } from '@/copy/press/artworks';
import { articleArtworks } from '@/site/data/article-artworks';
import type { ArticleSummary, Cover } from './article';
import type { PartialSummary } from './to-summary';

/** Cards before and after one that the same screen may show. */
const NEIGHBOURS = 9;

const toArtworkCover = (artwork: NewsArtwork): Cover => ({ picture: articleArtworks[artwork], alt: '' });

/**
 * Returns an artwork for an article without a picture: one that no neighbour shows, or else the furthest one.
 * `neighbours` start with the nearest.
 */
export function chooseArtwork(
  { artwork, href, category }: PartialSummary,
  neighbours: readonly (NewsArtwork | undefined)[] = [],
): NewsArtwork {
  if (artwork) return artwork;
  const candidates = chooseArtworks(href, category?.parent ?? category?.slug);
  const distance = (candidate: NewsArtwork) => neighbours.indexOf(candidate);
  return (
    candidates.find((candidate) => distance(candidate) < 0) ??
    candidates.reduce((furthest, candidate) =>
      distance(candidate) > distance(furthest) ? candidate : furthest,
    )
  );
}

/** Returns articles as a list shows them: each without a picture gets an artwork that no neighbour shows. */
export function withArtworks(
  partialSummaries: readonly PartialSummary[],
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
    const neighbours = Array.from({ length: NEIGHBOURS }, (_, step) => [
      artworks[position - step - 1],
      artworks[position + step + 1],
    ]);
    const artwork = chooseArtwork(partialSummary, neighbours.flat());
    artworks[position] = artwork;
    return { ...partialSummary, cover: toArtworkCover(artwork), artwork };
  });
}
