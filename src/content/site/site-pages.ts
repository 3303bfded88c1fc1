import { platformName } from '../brand';

/** Name of an image of `src/assets`, without its ending. */
type Artwork = `${'hero' | 'channel' | 'news' | 'team' | 'play'}-${string}`;

const channelKeys = ['hivowood', 'obouo-tv', 'inspiration', 'marmite'] as const;

interface SitePage {
  /** In breadcrumbs, above the title on the image of its link preview, and where staff choose the page that a link opens. */
  name: string;
  /** What stands beside the title on that image; several artworks share the place. */
  artworks: readonly Artwork[];
}

/** Each inner page by its address. */
export const sitePages: Readonly<Record<string, SitePage>> = {
  '/a-propos': { name: 'À propos', artworks: ['team-1', 'team-2', 'team-3', 'team-4', 'team-5', 'team-6'] },
  '/chaines': { name: 'Chaînes', artworks: channelKeys.map((key): Artwork => `channel-art-${key}`) },
  '/obouo-play': { name: platformName, artworks: ['play-mockup'] },
  '/contact': { name: 'Contact', artworks: ['hero-4'] },
  '/presse': {
    name: 'Presse',
    artworks: ['news-cinema', 'news-award', 'news-partnership', 'news-technology'],
  },
  '/investisseurs': { name: 'Investisseurs', artworks: ['hero-2'] },
  '/partenariats': { name: 'Partenariats', artworks: ['news-partnership'] },
  '/distribution': { name: 'Distribution', artworks: ['news-technology'] },
  '/publicite': { name: 'Publicité', artworks: ['channel-art-obouo-tv'] },
  '/licensing': { name: 'Licensing', artworks: ['news-cinema'] },
  '/carrieres': {
    name: 'Carrières',
    artworks: channelKeys.map((key): Artwork => `channel-character-${key}`),
  },
  '/help-center': { name: 'Centre d’aide', artworks: ['channel-art-inspiration'] },
  '/mentions-legales': { name: 'Mentions légales', artworks: ['hero-3'] },
  '/cgu': { name: 'Conditions générales d’utilisation', artworks: ['hero-3'] },
  '/politique-confidentialite': { name: 'Politique de confidentialité', artworks: ['hero-3'] },
  '/cookies': { name: 'Politique de cookies', artworks: ['hero-3'] },
};

/** The same of the home page and its variants, which have no name of their own. */
const homeArtworks: Readonly<Record<string, readonly Artwork[]>> = {
  '/': ['hero-1'],
  '/hero-demo-1': ['hero-1'],
  '/hero-demo-2': ['hero-2'],
  '/hero-demo-3': ['hero-3'],
  '/hero-demo-4': ['hero-4'],
};

/** Artworks of an address's share image. Throws when nobody chose any, so that a new page cannot land without its image. */
export function shareArtworks(url: string): readonly Artwork[] {
  const chosen = sitePages[url]?.artworks ?? homeArtworks[url];
  if (!chosen) throw new Error(`No artwork for the share image of ${url}: src/content/site/site-pages.ts`);
  return chosen;
}
