import type { JobOffer } from '../careers/offers';
import { insertNumber } from '../numbers';
import type { PageSeo } from '../types';

const openingSentence =
  'Production, tech, marketing, création, data : rejoignez le Groupe Obouo à Paris ou à Abidjan.';

/** Returns the meta description for these open offers. */
export function createCareersDescription(openOffers: readonly Pick<JobOffer, 'type'>[]): string {
  if (openOffers.length === 0) return `${openingSentence} Candidature spontanée bienvenue.`;
  const pluralEnding = openOffers.length > 1 ? 's' : '';
  const qualifier = openOffers.every(({ type }) => type === 'CDI') ? 'en CDI' : `ouvert${pluralEnding}`;
  const openingsPhrase = insertNumber(`{nombre} poste${pluralEnding} ${qualifier}`, openOffers.length);
  return `${openingSentence} ${openingsPhrase}, candidature en ligne, spontanée bienvenue.`;
}

export const careersSeo: PageSeo = {
  title: 'Carrières : nos offres d’emploi | Groupe Obouo',
  // The offers of the specification. The page replaces them by those that are open.
  description: createCareersDescription(Array(6).fill({ type: 'CDI' })),
  canonical: '/carrieres',
};

/** First screen of the careers page. `../careers` has the texts of its other parts. */
export const careersHeroText = {
  eyebrow: 'Carrières',
  title: 'Votre talent mérite un grand écran',
  text: 'Écrire, filmer, coder, programmer, vendre : chez nous, tous les métiers servent le même récit, celui d’un continent qui se raconte lui-même.',
  offersButton: 'Voir nos offres',
  offersAnchor: 'offres',
  spontaneousButton: 'Candidature spontanée',
} as const;
