import type { PressCategory } from './summaries';

/** What stands for stories that have no picture of their own; each names an image (src/site/published/news-artworks.ts). */
export type NewsArtwork = 'award' | 'cinema' | 'partnership' | 'technology' | 'city' | 'stage';

const byCategory: Record<PressCategory, NewsArtwork> = {
  partenariat: 'partnership',
  lancement: 'stage',
  technologie: 'technology',
  expansion: 'city',
  prix: 'award',
};

const all: readonly NewsArtwork[] = ['city', 'stage', 'technology', 'partnership', 'cinema'];

/** The artwork of a category by its slug; one that staff made always has the same. */
export function artworkOf(slug: string): NewsArtwork {
  const known = byCategory[slug as PressCategory];
  if (known) return known;
  const sum = [...slug].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return all[sum % all.length] ?? 'cinema';
}
