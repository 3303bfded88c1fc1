import { platformName } from '../brand';
import type { LinkItem } from '../types';

/** Header, in order (specification 2.2). */
export const mainNavigation: readonly LinkItem[] = [
  { label: 'Accueil', href: '/' },
  { label: 'À propos', href: '/a-propos' },
  { label: 'Chaînes', href: '/chaines' },
  { label: platformName, href: '/obouo-play' },
  { label: 'Investisseurs', href: '/investisseurs' },
  { label: 'Presse', href: '/presse' },
  { label: 'Carrières', href: '/carrieres' },
];

export const headerText = {
  homeLabel: 'Groupe Obouo, accueil',
  navigationLabel: 'Navigation principale',
  openMenu: 'Menu',
  search: 'Rechercher sur le site',
  downloadApp: 'Télécharger l’App',
  skipToContent: 'Aller au contenu',
} as const;
