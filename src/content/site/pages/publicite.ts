import type { Figure, PageSeo } from '../../types';
import { lowestPrice, type Plan } from '../lowest-price';

export const advertisingSeo: PageSeo = {
  title: 'Publicité : spots TV et streaming | Groupe Obouo',
  description:
    'Spots de 15 à 60 secondes sur quatre chaînes et en streaming, 2.5M téléspectateurs, offres dès 500€ par mois : la régie publicitaire du Groupe Obouo.',
  canonical: '/publicite',
};

/** How the page describes itself with these lengths of spots (« 15s ») and these plans. */
export function advertisingDescription(lengths: readonly string[], plans: readonly Plan[]): string {
  const seconds = lengths.map((length) => Number(/^(\d+) ?s$/.exec(length)?.[1])).sort((a, b) => a - b);
  const [shortest, longest] = [seconds[0], seconds.at(-1)];
  const known = seconds.length > 0 && seconds.every((one) => one > 0);
  const span = shortest === longest ? `${longest}` : `${shortest} à ${longest}`;
  const range = known ? ` de ${span} secondes` : '';
  const price = lowestPrice(plans);
  const offers = price ? `, offres dès ${price}` : '';
  return `Spots${range} sur quatre chaînes et en streaming, 2.5M téléspectateurs${offers} : la régie publicitaire du Groupe Obouo.`;
}

export const advertisingHero = {
  eyebrow: 'Régie publicitaire',
  title: 'Là où tout le monde regarde',
  text: 'Entre deux scènes, avant la recette, après le refrain : une place choisie, un public qui reste, un prix clair.',
  action: 'Réserver un espace',
  kit: 'Kit média',
  kitRequest: 'kit média',
  figures: [
    { value: '2.5M', label: 'téléspectateurs' },
    { value: '500K', label: 'utilisateurs OTT' },
    { value: '25+', label: 'pays' },
    { value: '4', label: 'chaînes' },
  ] satisfies Figure[],
} as const;
