import { formatLowestPrice, type PlanPrice } from '../lowest-price';
import type { PageSeo } from '../types';

/** Returns the meta description for these plans. */
export function createLicensingDescription(plans: readonly PlanPrice[]): string {
  const price = formatLowestPrice(plans);
  const pricePhrase = price ? `, dès ${price}` : '';
  return `Plus de 500 heures de films, séries et magazines africains sous licence${pricePhrase} : droits, formules et livraison avec le Groupe Obouo.`;
}

export const licensingSeo: PageSeo = {
  title: 'Licensing : un catalogue de plus de 500 heures | Groupe Obouo',
  description: createLicensingDescription([{ price: '5K€', period: '/an' }]),
  canonical: '/licensing',
};

export const licensingHeroText = {
  eyebrow: 'Licensing',
  title: 'Nos histoires, sur vos écrans',
  text: 'Chaînes, plateformes, compagnies aériennes, écoles : plus de 500 heures de programmes africains, sous licence.',
  action: 'Parler de vos droits',
  documentAction: 'Catalogue complet',
  documentName: 'catalogue complet',
} as const;

export const licensingCatalogueText = {
  eyebrow: 'Catalogue',
  anchor: 'catalogue',
  empty: 'Le catalogue change : nous vous l’envoyons sur demande.',
} as const;

export const licensingRightsText = {
  eyebrow: 'Droits',
  title: 'Ce qu’une licence dit, noir sur blanc',
  lead: 'Six lignes que nous remplissons ensemble, et qui ne changent plus après la signature.',
  rows: [
    { title: 'Territoires', text: 'Un pays, une région, le monde : vous ne payez que là où vous diffusez.' },
    {
      title: 'Supports',
      text: 'Télévision, abonnement, location, gratuit avec publicité, vols, salles de classe.',
    },
    { title: 'Durée', text: 'Une fenêtre datée, renouvelable, avec ou sans nombre de passages.' },
    { title: 'Exclusivité', text: 'Première fenêtre, exclusivité par langue ou diffusion partagée.' },
    {
      title: 'Langues',
      text: 'Version originale, sous-titres français et anglais, doublage à étudier ensemble.',
    },
    { title: 'Livraison', text: 'Fichiers prêts à diffuser, affiches, fiches et bandes-annonces comprises.' },
  ],
} as const;

export const licensingPlansText = {
  eyebrow: 'Formules',
  empty: 'Nos formules changent : nous vous les envoyons sur demande.',
} as const;

export const licensingClosingText = {
  title: 'Regardez avant de signer',
  text: 'Demandez le catalogue complet : nous l’envoyons avec des liens de visionnage et la disponibilité des droits pour votre territoire.',
} as const;
