import type { LinkItem } from '../types';

/** Footer columns (specification 2.4). */
export const businessLinks: readonly LinkItem[] = [
  { label: 'Investisseurs', href: '/investisseurs' },
  { label: 'Partenariats', href: '/partenariats' },
  { label: 'Distribution', href: '/distribution' },
  { label: 'Publicité', href: '/publicite' },
  { label: 'Licensing', href: '/licensing' },
  { label: 'Centre d’aide', href: '/help-center' },
];

export const legalLinks: readonly LinkItem[] = [
  { label: 'Mentions légales', href: '/mentions-legales' },
  { label: 'CGU', href: '/cgu' },
  { label: 'Politique de confidentialité', href: '/politique-confidentialite' },
  { label: 'Cookies', href: '/cookies' },
];

export const footerText = {
  pitch:
    'Quatre chaînes, une plateforme, des histoires africaines racontées par celles et ceux qui les vivent.',
  channelsTitle: 'Nos chaînes',
  businessTitle: 'Professionnels',
  legalTitle: 'Informations légales',
  officesTitle: 'Nos bureaux',
  contactButton: 'Nous contacter',
  manageCookies: 'Gérer les cookies',
  socialLabel: 'Réseaux sociaux',
  newTab: 'nouvel onglet',
  rights: 'Tous droits réservés.',
} as const;
