/** Name of an image of `src/assets`, without its ending. */
type Artwork = `${'hero' | 'channel' | 'news' | 'team' | 'play'}-${string}`;

const channelKeys = ['hivowood', 'obouo-tv', 'inspiration', 'marmite'] as const;

/** What stands beside the title on the image of an address's link preview, articles apart; several artworks share the place. */
const artworks: Readonly<Record<string, readonly Artwork[]>> = {
  '/': ['hero-1'],
  '/hero-demo-1': ['hero-1'],
  '/hero-demo-2': ['hero-2'],
  '/hero-demo-3': ['hero-3'],
  '/hero-demo-4': ['hero-4'],
  '/chaines': channelKeys.map((key): Artwork => `channel-art-${key}`),
  '/obouo-play': ['play-mockup'],
  '/a-propos': ['team-1', 'team-2', 'team-3', 'team-4', 'team-5', 'team-6'],
  '/investisseurs': ['hero-2'],
  '/presse': ['news-cinema', 'news-award', 'news-partnership', 'news-technology'],
  '/carrieres': channelKeys.map((key): Artwork => `channel-character-${key}`),
  '/contact': ['hero-4'],
  '/partenariats': ['news-partnership'],
  '/distribution': ['news-technology'],
  '/publicite': ['channel-art-obouo-tv'],
  '/licensing': ['news-cinema'],
  '/help-center': ['channel-art-inspiration'],
  '/mentions-legales': ['hero-3'],
  '/cgu': ['hero-3'],
  '/politique-confidentialite': ['hero-3'],
  '/cookies': ['hero-3'],
};

/** Artworks of an address's share image. Throws when nobody chose any, so that a new page cannot land without its image. */
export function shareArtworks(url: string): readonly Artwork[] {
  const chosen = artworks[url];
  if (!chosen) throw new Error(`No artwork for the share image of ${url}: src/content/site/share-images.ts`);
  return chosen;
}
