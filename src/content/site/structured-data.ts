import { groupName, platformName, siteUrl } from '../brand';
import { contactEmail, contactPhone, offices, socialLinks } from './directory';
import { pressAuthor } from './press/author';
import { pressExcerpts } from './press/excerpts';
import { type PressSummary, pressCategoryLabels, pressSummaries } from './press/summaries';

const organization = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: groupName,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icone-512.png`,
  foundingDate: '2025-04-01',
  email: contactEmail,
  telephone: contactPhone,
  address: offices.map((office) => ({
    '@type': 'PostalAddress',
    streetAddress: office.address,
    addressLocality: office.city,
    addressCountry: office.key === 'paris' ? 'FR' : 'CI',
  })),
  sameAs: socialLinks.map((network) => network.href),
};

const website = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: groupName,
  url: `${siteUrl}/`,
  inLanguage: 'fr',
  publisher: { '@id': `${siteUrl}/#organization` },
};

/** Each press article by its address. */
const articles = new Map(pressSummaries.map((summary) => [`/presse/${summary.slug}`, summary]));

/** The home page and its variants have no name of their own. */
const homeLabel = 'Télévision et streaming panafricains';

/** Names in the breadcrumb of each inner page. */
const breadcrumbs: Record<string, string> = {
  '/a-propos': 'À propos',
  '/chaines': 'Chaînes',
  '/obouo-play': platformName,
  '/contact': 'Contact',
  '/presse': 'Presse',
  '/investisseurs': 'Investisseurs',
  '/partenariats': 'Partenariats',
  '/distribution': 'Distribution',
  '/publicite': 'Publicité',
  '/licensing': 'Licensing',
  '/carrieres': 'Carrières',
  '/help-center': 'Centre d’aide',
  '/mentions-legales': 'Mentions légales',
  '/cgu': 'Conditions générales d’utilisation',
  '/politique-confidentialite': 'Politique de confidentialité',
  '/cookies': 'Politique de cookies',
};

function breadcrumb(...steps: [name: string, path: string][]) {
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

function newsArticle(summary: PressSummary, image: string) {
  const url = `${siteUrl}/presse/${summary.slug}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: summary.title,
    description: pressExcerpts[summary.slug],
    datePublished: summary.date,
    articleSection: pressCategoryLabels[summary.category],
    inLanguage: 'fr',
    image: [image],
    mainEntityOfPage: url,
    author: { '@type': 'Organization', name: pressAuthor, url: `${siteUrl}/presse` },
    publisher: { '@type': 'Organization', name: groupName, logo: `${siteUrl}/icone-512.png` },
  };
}

/** What stands above the title of an address on the image of its link preview. */
export function pageLabel(url: string): string {
  const article = articles.get(url);
  return article ? pressCategoryLabels[article.category] : (breadcrumbs[url] ?? homeLabel);
}

/** schema.org data of a prerendered page, written into its HTML for search engines. `image` is its preview's. */
export function structuredData(url: string, image: string): object[] {
  if (url === '/') return [organization, website];
  const article = articles.get(url);
  if (article) {
    return [newsArticle(article, image), breadcrumb(['Presse', '/presse'], [article.title, url])];
  }
  const name = breadcrumbs[url];
  return name ? [breadcrumb([name, url])] : [];
}
