import { accessibilityLevel } from './accessibility-state';
import { platformName } from './brand';
import type { LinkItem } from './types';

/** Links of every page, in order (specification 2.2 and 2.4): the header, and two columns of the footer. */
export const headerAndFooterLinks = {
  header: [
    { label: 'Accueil', href: '/' },
    { label: 'À propos', href: '/a-propos' },
    { label: 'Chaînes', href: '/chaines' },
    { label: platformName, href: '/obouo-play' },
    { label: 'Investisseurs', href: '/investisseurs' },
    { label: 'Presse', href: '/presse' },
    { label: 'Carrières', href: '/carrieres' },
  ],
  business: [
    { label: 'Investisseurs', href: '/investisseurs' },
    { label: 'Partenariats', href: '/partenariats' },
    { label: 'Distribution', href: '/distribution' },
    { label: 'Publicité', href: '/publicite' },
    { label: 'Licensing', href: '/licensing' },
    { label: 'Centre d’aide', href: '/help-center' },
  ],
  legal: [
    { label: 'Mentions légales', href: '/mentions-legales' },
    { label: 'CGU', href: '/cgu' },
    { label: 'Politique de confidentialité', href: '/politique-confidentialite' },
    { label: 'Cookies', href: '/cookies' },
    { label: `Accessibilité : ${accessibilityLevel}`, href: '/mentions-legales#accessibilite' },
  ],
} satisfies Record<string, readonly LinkItem[]>;

export const headerText = {
  homeLabel: 'Groupe Obouo, accueil',
  navigationLabel: 'Navigation principale',
  openMenu: 'Menu',
  search: 'Rechercher sur le site',
  downloadApp: 'Télécharger l’App',
  skipToContent: 'Aller au contenu',
} as const;
