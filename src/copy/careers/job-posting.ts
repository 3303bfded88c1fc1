import { siteUrl } from '../brand';
import type { CompleteOffice } from '../office';
import { createPostalAddress } from '../postal-address';
import { isFullyRemote, type JobOffer, jobOfferContracts, jobOfferDepartments } from './offers';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const toHtmlList = (title: string, items: readonly string[]) =>
  `<p>${title}</p><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/** Returns the zone of an office (« UTC+1 ») as ISO dates write it: `+01:00`. UTC for another text. */
function toIsoZone(timezone = ''): string {
  const [, sign = '+', hours = '0'] = /^UTC([+-])(\d{1,2})$/.exec(timezone) ?? [];
  return `${sign}${hours.padStart(2, '0')}:00`;
}

/**
 * Returns the places of work for search engines: the offices, or else the written place (« Bouaké, Côte d’Ivoire »). Fully
 * remote work without an office has none.
 */
function createJobLocations(offer: JobOffer, workplaces: readonly CompleteOffice[]): object[] {
  if (workplaces.length === 0 && isFullyRemote(offer)) return [];
  const [city, ...country] = offer.location.split(', ');
  const writtenAddress = {
    '@type': 'PostalAddress',
    addressLocality: city,
    addressCountry: country.join(', ') || undefined,
  };
  const addresses =
    workplaces.length > 0 ? workplaces.map((office) => createPostalAddress(office)) : [writtenAddress];
  return addresses.map((address) => ({ '@type': 'Place', address }));
}

/** Name and offices of the employer. */
interface Employer {
  name: string;
  offices: readonly CompleteOffice[];
}

/** Returns the schema.org data of one offer. JSON leaves undefined properties out. */
export function createJobPosting(offer: JobOffer, { name, offices }: Employer): object {
  const workplaces = offices.filter(({ id }) => offer.offices.includes(id));
  const jobLocation = createJobLocations(offer, workplaces);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: offer.title,
    description: `<p>${escapeHtml(offer.description)}</p>${toHtmlList('Vos missions', offer.missions)}${toHtmlList('Votre profil', offer.profile)}`,
    identifier: { '@type': 'PropertyValue', name, value: offer.id },
    url: `${siteUrl}/carrieres?offre=${offer.id}`,
    datePosted: offer.publishedOn,
    validThrough: offer.closesOn
      ? `${offer.closesOn}T23:59:59${toIsoZone(workplaces[0]?.timezone)}`
      : undefined,
    employmentType: jobOfferContracts.find(({ key }) => key === offer.type)?.employment,
    directApply: true,
    occupationalCategory: jobOfferDepartments.find(({ key }) => key === offer.department)?.label,
    skills: offer.skills.join(', '),
    hiringOrganization: {
      '@type': 'Organization',
      name,
      sameAs: `${siteUrl}/`,
      logo: `${siteUrl}/icone-512.png`,
    },
    jobLocation: jobLocation.length > 0 ? jobLocation : undefined,
    jobLocationType: isFullyRemote(offer) ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements:
      offer.remoteCountries.length > 0
        ? offer.remoteCountries.map((country) => ({ '@type': 'Country', name: country }))
        : undefined,
  };
}

/** Returns the schema.org list of offers, for crawlers that read only the HTML of the build. */
export const createJobPostingList = (openOffers: readonly JobOffer[], employer: Employer): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: openOffers.map((offer, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: createJobPosting(offer, employer),
  })),
});
