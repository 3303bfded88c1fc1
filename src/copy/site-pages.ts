import { navigation } from './navigation';

/** Name of an image of `src/assets`, without its ending. */
type Artwork = `${'hero' | 'channel' | 'news' | 'team' | 'play'}-${string}`;

const channelKeys = ['hivowood', 'obouo-tv', 'inspiration', 'marmite'] as const;

/**
 * Each inner page by its address, named as the link that leads there: in breadcrumbs, above the title on the image of its link
 * preview, and where staff choose the page that a link opens.
 */
export const pageNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values(navigation)
      .flat()
      .filter(({ href }) => href !== '/')
      .map(({ href, label }) => [href, label]),
  ),
  // what these are called in full
  '/contact': 'Contact',
  '/cgu': 'Conditions générales d’utilisation',
  '/cookies': 'Politique de cookies',
};

/** What stands beside the title on that image, where it is not the common one; several artworks share the place. */
const artworks: Readonly<Record<string, readonly Artwork[]>> = {
  '/': ['hero-1'],
  '/hero-demo-1': ['hero-1'],
  '/hero-demo-2': ['hero-2'],
  '/hero-demo-4': ['hero-4'],
  '/a-propos': ['team-1', 'team-2', 'team-3', 'team-4', 'team-5', 'team-6'],
  '/chaines': channelKeys.map((key): Artwork => `channel-art-${key}`),
  '/obouo-play': ['play-mockup'],
  '/contact': ['hero-4'],
  '/presse': ['news-cinema', 'news-award', 'news-partnership', 'news-technology'],
  '/investisseurs': ['hero-2'],
  '/partenariats': ['news-partnership'],
  '/distribution': ['news-technology'],
  '/publicite': ['channel-art-obouo-tv'],
  '/licensing': ['news-cinema'],
  '/carrieres': channelKeys.map((key): Artwork => `channel-character-${key}`),
  '/help-center': ['channel-art-inspiration'],
};

/** Artworks of an address's share image. */
export const shareArtworks = (url: string): readonly Artwork[] => artworks[url] ?? ['hero-3'];
