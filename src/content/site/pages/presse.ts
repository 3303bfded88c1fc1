import type { PageSeo } from '../../types';

export const pressSeo: PageSeo = {
  title: 'Presse : articles, kit média et contacts | Groupe Obouo',
  description:
    'Espace presse du Groupe Obouo : dix articles, un kit média à télécharger, le flux RSS et un service de presse qui répond aux rédactions.',
  canonical: '/presse',
};

export const pressHero = {
  eyebrow: 'Espace presse',
  title: 'Nos nouvelles, à la source',
  text: 'Projets, chantiers techniques, ambitions : ce que le groupe prépare, raconté par sa rédaction, avec les images et les contacts pour en parler à votre tour.',
  kitLink: { label: 'Kit média', href: '#kit-media' },
  feedLink: { label: 'Flux RSS', href: '/feed.xml' },
} as const;
