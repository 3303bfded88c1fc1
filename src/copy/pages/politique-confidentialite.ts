import type { PageSeo } from '../types';

export const privacySeo: PageSeo = {
  title: 'Politique de confidentialité | Groupe Obouo',
  description:
    'Quelles données nous collectons, pourquoi, avec qui nous les partageons, combien de temps nous les gardons et comment exercer vos droits RGPD.',
  canonical: '/politique-confidentialite',
};

export const privacyHeroText = {
  title: 'Politique de confidentialité',
  text: 'Vos données vous appartiennent. Voici lesquelles nous recevons, ce que nous en faisons et comment les faire effacer.',
} as const;
