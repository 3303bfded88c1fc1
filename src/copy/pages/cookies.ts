import type { PageSeo } from '../types';

export const cookiesSeo: PageSeo = {
  title: 'Politique de cookies | Groupe Obouo',
  description:
    'Les quatre familles de cookies, leur durée, les partenaires et la façon de choisir : à ce jour, aucun traceur de mesure ni de publicité sur ce site.',
  canonical: '/cookies',
};

export const cookiesHeroText = {
  title: 'Politique de cookies',
  text: 'À ce jour, ce site ne dépose aucun traceur de mesure d’audience ni de publicité. Vous choisissez pour le reste, et pouvez changer d’avis à tout moment.',
  manage: 'Gérer les cookies',
} as const;
