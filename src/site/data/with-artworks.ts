import { artworksFor, type NewsArtwork } from '@/copy/press/artworks';
import { articleArtworks } from '@/site/data/article-artworks';
import type { ArticleSummary, Cover } from './article';
import type { SummaryDraft } from './to-summary';

/** In three columns, a card touches this many cards before it: left, above and at both corners. */
const NEIGHBOURS = 4;

const toCover = (artwork: NewsArtwork): Cover => ({ picture: articleArtworks[artwork], alt: '' });

/** Returns an artwork for an article without a picture that its neighbours do not show. */
export function chooseArtwork(
  { artwork, href, category }: SummaryDraft,
  neighbours: readonly (NewsArtwork | undefined)[] = [],
): NewsArtwork {
  if (artwork) return artwork;
  const fitting = artworksFor(href, category?.parent ?? category?.slug);
  return fitting.find((candidate) => !neighbours.includes(candidate)) ?? 'cinema';
}

/** Returns articles as a list shows them: each without a picture gets an artwork that no neighbour shows. */
export function withArtworks(
  drafts: readonly SummaryDraft[],
  before: readonly ArticleSummary[] = [],
): ArticleSummary[] {
  const offset = before.length;
  const artworks = [...before, ...drafts].map(({ cover, artwork }) =>
    cover && !artwork ? undefined : artwork,
  );
  return drafts.map((draft, index): ArticleSummary => {
    if (draft.cover) {
      const { artwork: _, ...summary } = draft;
      return { ...summary, cover: draft.cover };
    }
    const place = offset + index;
    const artwork = chooseArtwork(
      draft,
      artworks.slice(Math.max(0, place - NEIGHBOURS), place + NEIGHBOURS + 1),
    );
    artworks[place] = artwork;
    return { ...draft, cover: toCover(artwork), artwork };
  });
}
