import { contactEmail, contactPhone, groupName, offices, siteUrl, socialLinks } from './brand';

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

/** Names in the breadcrumb of each inner page. */
const breadcrumbs: Record<string, string> = {
  '/contact': 'Contact',
};

/** schema.org data of a prerendered page, written into its HTML for search engines. */
export function structuredData(url: string): object[] {
  if (url === '/') return [organization, website];
  const name = breadcrumbs[url];
  if (!name) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Accueil', item: `${siteUrl}/` },
        { '@type': 'ListItem', position: 2, name, item: siteUrl + url },
      ],
    },
  ];
}
