import { groupName, siteUrl } from '../brand';
import { offices as delivered, type Office } from '../directory';
import { completeOffice } from '../office';
import { postalAddress } from '../postal-address';
import { contracts, departments, type JobOffer } from './offers';

const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const list = (title: string, items: readonly string[]) =>
  `<p>${title}</p><ul>${items.map((item) => `<li>${html(item)}</li>`).join('')}</ul>`;

/**
 * Returns the schema.org data of one offer. Search engines accept them on the offer's page only, not on the
 * list.
 */
export function jobPosting(offer: JobOffer, offices: readonly Office[] = delivered): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: offer.title,
    description: `<p>${html(offer.description)}</p>${list('Vos missions', offer.missions)}${list('Votre profil', offer.profile)}`,
    identifier: { '@type': 'PropertyValue', name: groupName, value: offer.id },
    url: `${siteUrl}/carrieres?offre=${offer.id}`,
    datePosted: offer.publishedOn,
    ...(offer.closesOn && { validThrough: `${offer.closesOn}T23:59` }),
    employmentType: contracts.find(({ key }) => key === offer.type)?.employment,
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
      .filter(({ id }) => offer.offices.includes(id))
      .map((office) => ({ '@type': 'Place', address: postalAddress(completeOffice(office)) })),
  };
}
