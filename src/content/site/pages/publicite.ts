import type { Figure, PageSeo } from '../../types';

export const advertisingSeo: PageSeo = {
  title: 'Publicité : spots TV et streaming | Groupe Obouo',
  description:
    'Spots de 15 à 60 secondes sur quatre chaînes et en streaming, 2.5M téléspectateurs, offres dès 500€ par mois : la régie publicitaire du Groupe Obouo.',
  canonical: '/publicite',
};

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
