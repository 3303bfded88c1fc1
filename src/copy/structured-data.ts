import { groupName, siteUrl } from './brand';
import { contactEmail, contactPhone, socialLinks } from './directory';
import type { ShownOffice } from './office';
import { postalAddress } from './postal-address';
import { pressAuthor } from './press/author';
import { pressCategoryLabels } from './press/categories';
import { pressExcerpts } from './press/excerpts';
import { pressSummaries } from './press/summaries';
import { pageNames } from './site-pages';

const organization = (offices: readonly ShownOffice[]) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: groupName,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icone-512.png`,
  foundingDate: '2025-04-01',
  email: contactEmail,
  telephone: contactPhone,
  address: offices.map(postalAddress),
  sameAs: socialLinks.map((network) => network.href),
});

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

/** What a search engine is told of an article. */
interface ToldArticle {
  slug: string;
  title: string;
  description: string;
  /** ISO date. */
  date: string;
  section?: string;
  /** Who signs it; without one the group does. */
  author?: string;
}

function newsArticle({ slug, title, description, date, section, author }: ToldArticle, image: string) {
  const url = `${siteUrl}/presse/${slug}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description,
    datePublished: date,
    articleSection: section,
    inLanguage: 'fr',
    image: [image],
    mainEntityOfPage: url,
    author: author
      ? { '@type': 'Person', name: author }
      : { '@type': 'Organization', name: pressAuthor, url: `${siteUrl}/presse` },
    publisher: { '@type': 'Organization', name: groupName, logo: `${siteUrl}/icone-512.png` },
  };
}

/** What stands above the title of an address on the image of its link preview. */
export function pageLabel(url: string): string {
  const article = articles.get(url);
  return article ? pressCategoryLabels[article.category] : (pageNames[url] ?? homeLabel);
}

/** The same of a text that staff published. */
export function structuredText(path: string, told: ToldArticle, image: string): object[] {
  if (path.startsWith('/pages/')) return [breadcrumb([told.title, path])];
  return [newsArticle(told, image), breadcrumb(['Presse', '/presse'], [told.title, path])];
}

/** schema.org data of a prerendered page, written into its HTML for search engines. `image` is its preview's. */
export function structuredData(url: string, image: string, offices: readonly ShownOffice[]): object[] {
  if (url === '/') return [organization(offices), website];
  const article = articles.get(url);
  if (article) {
    const { slug, title, date, category } = article;
    const told = {
      slug,
      title,
      date,
      description: pressExcerpts[slug],
      section: pressCategoryLabels[category],
    };
    return structuredText(url, told, image);
  }
  const name = pageNames[url];
  return name ? [breadcrumb([name, url])] : [];
}
