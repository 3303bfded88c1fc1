import type { PageSeo } from '../../types';

export const contactSeo: PageSeo = {
  title: 'Contact : Paris et Abidjan | Groupe Obouo',
  description:
    'Écrivez au Groupe Obouo ou rendez-nous visite à Paris et à Abidjan : formulaire, adresses, téléphones, horaires et emails de chaque service.',
  canonical: '/contact',
};

export const contactHero = {
  eyebrow: 'Contact',
  title: 'Parlons de votre histoire',
  text: 'Téléspectateur, journaliste, partenaire ou investisseur : écrivez-nous. À Paris ou à Abidjan, une équipe vous lit et vous répond.',
} as const;
