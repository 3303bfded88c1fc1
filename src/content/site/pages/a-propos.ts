import { withNumber } from '../../numbers';
import type { Figure, PageSeo } from '../../types';

export const aboutSeo: PageSeo = {
  title: 'À propos : histoire, valeurs, équipe | Groupe Obouo',
  description:
    'Qui nous sommes : l’histoire du Groupe Obouo depuis 2024, sa mission et sa vision panafricaines, ses six valeurs et l’équipe qui dirige ses quatre chaînes.',
  canonical: '/a-propos',
};

/** How the page describes itself with so many values. */
export function aboutDescription(values: number): string {
  const theirs =
    values === 0 ? '' : values === 1 ? ', sa valeur' : withNumber(', ses {nombre} valeurs', values);
  return `Qui nous sommes : l’histoire du Groupe Obouo depuis 2024, sa mission et sa vision panafricaines${theirs} et l’équipe qui dirige ses quatre chaînes.`;
}

export const aboutHero = {
  eyebrow: 'À propos',
  title: 'Nous filmons le continent de l’intérieur',
  text: 'Le Groupe Obouo réunit des gens d’image, de son et de récit installés entre Abidjan et Paris. Leur métier : faire naître des histoires africaines et leur trouver un public.',
  figures: [
    { value: '4', label: 'chaînes' },
    { value: '2.5M', label: 'téléspectateurs' },
    { value: '15+', label: 'pays' },
    { value: '500+', label: 'employés' },
    { value: '1000+', label: 'heures de contenu' },
    { value: '50+', label: 'prix et distinctions' },
  ] satisfies Figure[],
} as const;
