import { chooseArtworks, type NewsArtwork } from '@/copy/press/artworks';
import { articleArtworks } from '@/site/data/article-artworks';
import type { ArticleSummary, Cover } from './article';
import type { PartialSummary } from './to-summary';

/** In three columns, a card touches this many cards before it: left, above and at both corners. */
const NEIGHBOURS = 4;

const toArtworkCover = (artwork: NewsArtwork): Cover => ({ picture: articleArtworks[artwork], alt: '' });

/** Returns an artwork that no neighbour shows, for an article without a picture. */
export function chooseArtwork(
  { artwork, href, category }: PartialSummary,
  neighbours: readonly (NewsArtwork | undefined)[] = [],
): NewsArtwork {
  if (artwork) return artwork;
  const candidates = chooseArtworks(href, category?.parent ?? category?.slug);
  return candidates.find((candidate) => !neighbours.includes(candidate)) ?? 'cinema';
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
    const artwork = chooseArtwork(
      partialSummary,
      artworks.slice(Math.max(0, position - NEIGHBOURS), position + NEIGHBOURS + 1),
    );
    artworks[position] = artwork;
    return { ...partialSummary, cover: toArtworkCover(artwork), artwork };
  });
}
