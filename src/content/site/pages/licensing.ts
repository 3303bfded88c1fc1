import type { PageSeo } from '../../types';
import { lowestPrice, type Plan } from '../lowest-price';

export const licensingSeo: PageSeo = {
  title: 'Licensing : un catalogue de plus de 500 heures | Groupe Obouo',
  description:
    'Plus de 500 heures de films, séries et magazines africains sous licence, dès 5K€ par an : droits, formules et livraison avec le Groupe Obouo.',
  canonical: '/licensing',
};

/** How the page describes itself with these plans. */
export function licensingDescription(plans: readonly Plan[]): string {
  const price = lowestPrice(plans);
  const from = price ? `, dès ${price}` : '';
  return `Plus de 500 heures de films, séries et magazines africains sous licence${from} : droits, formules et livraison avec le Groupe Obouo.`;
}

export const licensingHero = {
  eyebrow: 'Licensing',
  title: 'Nos histoires, sur vos écrans',
  text: 'Chaînes, plateformes, compagnies aériennes, écoles : plus de 500 heures de programmes africains, sous licence.',
  action: 'Parler de vos droits',
  catalogue: 'Catalogue complet',
  catalogueRequest: 'catalogue complet',
} as const;
