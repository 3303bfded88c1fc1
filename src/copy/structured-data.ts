import { siteUrl } from './brand';
import type { CompleteOffice } from './office';
import { createPostalAddress } from './postal-address';
import { defaultPressAuthor } from './press/author';
import { pageNamesByPath } from './site-pages';
import type { SiteSettings } from './site-settings';
import { socialNetworks } from './social-networks';

/** Returns true for the address of an account of the group. The home page of a network is only a placeholder. */
const isAccountAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).pathname !== '/';

function createOrganization(offices: readonly CompleteOffice[], settings: SiteSettings) {
  const accounts = socialNetworks.map(({ key }) => settings[key]).filter(isAccountAddress);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: settings.title,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icone-512.png`,
    foundingDate: '2025-04-01',
    email: settings.email,
    telephone: settings.phone,
    address: offices.map(createPostalAddress),
    sameAs: accounts.length > 0 ? accounts : undefined,
  };
}

const createWebsite = ({ title }: SiteSettings) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: title,
  url: `${siteUrl}/`,
  inLanguage: 'fr',
  publisher: { '@id': `${siteUrl}/#organization` },
});

/** Label of the home page and its variants, which are not in `pageNamesByPath`. */
const homeLabel = 'Télévision et streaming panafricains';

function createBreadcrumb(...steps: [name: string, path: string][]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [['Accueil', '/'] as const, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

/** Metadata of an article for search engines. */
export interface ArticleSearchEngineMetadata {
  /** Path on the site. */
  path: string;
  title: string;
  description: string;
  /** ISO date. */
  date: string;
  /** ISO date of the last change. */
  modified: string;
  section?: string | undefined;
  /** Name of the author; the group by default. */
  author?: string | undefined;
}

function createNewsArticle(
  { path, title, description, date, modified, section, author }: ArticleSearchEngineMetadata,
  images: readonly string[],
  settings: SiteSettings,
) {
  const url = siteUrl + path;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description,
    datePublished: date,
    dateModified: modified,
    articleSection: section,
    inLanguage: 'fr',
    image: images,
    mainEntityOfPage: url,
    author: author
      ? { '@type': 'Person', name: author }
      : { '@type': 'Organization', name: defaultPressAuthor, url: `${siteUrl}/presse` },
    publisher: { '@type': 'Organization', name: settings.title, logo: `${siteUrl}/icone-512.png` },
  };
}

/** Returns the text above the title on the share image of a page. */
export const getShareImageLabel = (url: string): string => pageNamesByPath[url] ?? homeLabel;

/** Returns the schema.org data of an article or page of staff. `images` are absolute addresses. */
export function createArticleStructuredData(
  article: ArticleSearchEngineMetadata,
  images: readonly string[],
  settings: SiteSettings,
): object[] {
  const { path, title } = article;
  if (path.startsWith('/pages/')) return [createBreadcrumb([title, path])];
  return [
    createNewsArticle(article, images, settings),
    createBreadcrumb(['Presse', '/presse'], [title, path]),
  ];
}

/** Returns the schema.org data of a page of the site. */
export function createPageStructuredData(
  url: string,
  offices: readonly CompleteOffice[],
  settings: SiteSettings,
): object[] {
  if (url === '/') return [createOrganization(offices, settings), createWebsite(settings)];
  const name = pageNamesByPath[url];
  return name ? [createBreadcrumb([name, url])] : [];
}
