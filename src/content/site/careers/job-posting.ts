import { groupName, siteUrl } from '../../brand';
import { offices } from '../directory';
import { departments, type JobOffer } from './offers';

const list = (title: string, items: readonly string[]) =>
  `<p>${title}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** schema.org data of one offer. Search engines accept it on the page of that offer only, never on the list. */
export function jobPosting(offer: JobOffer): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: offer.title,
    description: `<p>${offer.description}</p>${list('Vos missions', offer.missions)}${list('Votre profil', offer.profile)}`,
    identifier: { '@type': 'PropertyValue', name: groupName, value: offer.slug },
    url: `${siteUrl}/carrieres?offre=${offer.slug}`,
    datePosted: offer.publishedOn,
    employmentType: 'FULL_TIME',
    directApply: true,
    occupationalCategory: departments.find(({ key }) => key === offer.department)?.label,
    skills: offer.skills.join(', '),
    hiringOrganization: {
      '@type': 'Organization',
      name: groupName,
      sameAs: `${siteUrl}/`,
      logo: `${siteUrl}/icone-512.png`,
    },
    jobLocation: offices
      .filter(({ key }) => offer.offices.includes(key))
      .map((office) => ({
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: office.address,
          addressLocality: office.city,
          addressCountry: office.key === 'paris' ? 'FR' : 'CI',
        },
      })),
  };
}
