import type { CollectionItem } from '../collection';
import type jobOffersCollection from '../collections/offers';

/** Departments of the offers (specification 9), in the order of the tabs. An application stores the key. */
export const jobOfferDepartments = [
  { key: 'tech', label: 'Tech' },
  { key: 'production', label: 'Production' },
  { key: 'marketing', label: 'Marketing' },
  { key: 'creative', label: 'Création' },
  { key: 'data', label: 'Data' },
] as const;

/** Returns the label of an offer's department; undefined for another value. */
export const findOfferDepartmentLabel = (department: string | undefined) =>
  jobOfferDepartments.find(({ key }) => key === department)?.label;

/** Contracts. An offer stores the key; `employment` is the schema.org value. */
export const jobOfferContracts = [
  { key: 'CDI', label: 'CDI', employment: 'FULL_TIME' },
  { key: 'CDD', label: 'CDD', employment: 'TEMPORARY' },
  { key: 'Stage', label: 'Stage', employment: 'INTERN' },
  { key: 'Alternance', label: 'Alternance', employment: 'INTERN' },
  { key: 'Freelance', label: 'Freelance', employment: 'CONTRACTOR' },
] as const;

/** Levels. An offer stores the key. */
export const jobOfferLevels = [
  { key: 'Junior', label: 'Junior' },
  { key: 'Intermédiaire', label: 'Intermédiaire' },
  { key: 'Senior', label: 'Senior' },
  { key: 'Direction', label: 'Direction' },
] as const;

/** An offer as staff saved it. */
export type JobOffer = CollectionItem<typeof jobOffersCollection>;

/** Returns « en CDI » or « en stage »: only an abbreviation keeps its capitals. */
function toContractWords(key: string): string {
  const isAbbreviation = key === key.toUpperCase();
  const contract = isAbbreviation ? key : key.toLowerCase();
  return `en ${contract}`;
}

/** Returns the contracts of offers: « tous en CDI », « en CDI et en stage ». */
export function formatContracts(offers: readonly Pick<JobOffer, 'type'>[]): string {
  const contracts = jobOfferContracts
    .filter(({ key }) => offers.some(({ type }) => type === key))
    .map(({ key }) => toContractWords(key));
  const last = contracts.at(-1) ?? '';
  return contracts.length > 1 ? `${contracts.slice(0, -1).join(', ')} et ${last}` : `tous ${last}`;
}

/** Returns true when people can apply on that day (ISO). */
export const isJobOfferOpen = (
  { filled, closesOn }: { filled: boolean; closesOn: string },
  today: string,
): boolean => !filled && (closesOn === '' || today <= closesOn);

/** Matches the place of a fully remote offer: « Télétravail », « Télétravail, Afrique ». */
export const remoteLocationPattern = /^télétravail(?!\p{L})/iu;

/** Returns true for an offer whose holder never has to come to an office. */
export const isFullyRemote = ({ location, remoteCountries }: JobOffer): boolean =>
  remoteCountries.length > 0 || remoteLocationPattern.test(location);
