import { channels } from './channels';
import { headerAndFooterLinks } from './navigation';

/** Name of an image of `src/assets`, without its extension. */
type Artwork = `${'hero' | 'channel' | 'news' | 'team' | 'play'}-${string}`;

/**
 * Names of the inner pages by their address: the link text, or a longer name. Breadcrumbs, share images and the page
 * picker of staff use them.
 */
export const pageNamesByPath: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values(headerAndFooterLinks)
      .flat()
      .filter(({ href }) => href !== '/')
      .map(({ href, label }) => [href, label]),
  ),
  // longer than the link texts, or without a link
  '/contact': 'Contact',
  '/cgu': 'Conditions générales d’utilisation',
  '/cookies': 'Politique de cookies',
};

/** Artworks of a share image where it differs from the common one; several artworks share the space. */
const shareArtworksByPath: Readonly<Record<string, readonly Artwork[]>> = {
  '/': ['hero-1'],
  '/hero-demo-1': ['hero-1'],
  '/hero-demo-2': ['hero-2'],
  '/hero-demo-4': ['hero-4'],
  '/a-propos': ['team-1', 'team-2', 'team-3', 'team-4', 'team-5', 'team-6'],
  '/chaines': channels.map(({ key }): Artwork => `channel-art-${key}`),
  '/obouo-play': ['play-mockup'],
  '/contact': ['hero-4'],
  '/presse': ['news-cinema', 'news-award', 'news-partnership', 'news-technology'],
  '/investisseurs': ['hero-2'],
  '/partenariats': ['news-partnership'],
  '/distribution': ['news-technology'],
  '/publicite': ['channel-art-obouo-tv'],
  '/licensing': ['news-cinema'],
  '/carrieres': channels.map(({ key }): Artwork => `channel-character-${key}`),
  '/help-center': ['channel-art-inspiration'],
};

/** Returns the artworks of the share image of an address. */
export const getShareArtworks = (url: string): readonly Artwork[] => shareArtworksByPath[url] ?? ['hero-3'];
