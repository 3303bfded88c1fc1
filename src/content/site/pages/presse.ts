import { withNumber } from '../../numbers';
import type { PageSeo } from '../../types';

export const pressSeo: PageSeo = {
  title: 'Presse : articles, kit média et contacts | Groupe Obouo',
  description:
    'Espace presse du Groupe Obouo : dix articles, un kit média à télécharger, le flux RSS et un service de presse qui répond aux rédactions.',
  canonical: '/presse',
};

/** How the page describes itself with so many stories. */
export const pressDescription = (stories: number): string =>
  withNumber(
    'Espace presse du Groupe Obouo : {nombre} articles, un kit média à télécharger, le flux RSS et un service de presse qui répond aux rédactions.',
    stories,
  );

export const pressHero = {
  eyebrow: 'Espace presse',
  title: 'Nos nouvelles, à la source',
  text: 'Projets, chantiers techniques, ambitions : ce que le groupe prépare, raconté par sa rédaction, avec les images et les contacts pour en parler à votre tour.',
  kitLink: { label: 'Kit média', href: '#kit-media' },
  feedLink: { label: 'Flux RSS', href: '/feed.xml' },
} as const;
