import { platformName } from './brand';
import type { LinkItem } from './types';

/** Texts of the search dialog. */
export const searchDialogText = {
  title: 'Rechercher sur le site',
  description: 'Les résultats s’affichent à mesure que vous tapez.',
  placeholder: 'Chaîne, article, question…',
  close: 'Fermer',
  loading: 'Chargement de la recherche…',
  failed: 'La recherche n’a pas pu être chargée. Vérifiez votre connexion.',
  retry: 'Réessayer',
  results: 'Résultats',
  count: { one: 'résultat', many: 'résultats' },
  /** Text before and after the number of results shown, when there are more. */
  firstOnly: { before: 'les', after: 'premiers sont affichés' },
  none: 'Aucun résultat pour',
  noneText: 'Essayez un autre mot, ou demandez-nous :',
  noneLinks: [
    { label: 'Centre d’aide', href: '/help-center' },
    { label: 'Nous contacter', href: '/contact' },
  ] satisfies LinkItem[],
  suggestions: 'Pages principales',
  keys: { choose: 'choisir', enter: 'Entrée', open: 'ouvrir', escape: 'Échap', close: 'fermer' },
  openByKey: 'Ouvrir avec la touche',
} as const;

/** Labels above the title of a result. */
export const searchKindLabels = {
  page: 'Page',
  press: 'Presse',
  question: 'Aide',
  offer: 'Offre d’emploi',
  legal: 'Informations légales',
} as const;

/** Links that an empty search suggests. */
export const searchSuggestionLinks: readonly LinkItem[] = [
  { label: 'Nos chaînes', href: '/chaines' },
  { label: platformName, href: '/obouo-play' },
  { label: 'Actualités et presse', href: '/presse' },
  { label: 'Offres d’emploi', href: '/carrieres' },
  { label: 'Centre d’aide', href: '/help-center' },
  { label: 'Contact', href: '/contact' },
];

/** Pages whose results have the label of legal information. */
export const legalPagePaths: readonly string[] = [
  '/mentions-legales',
  '/cgu',
  '/politique-confidentialite',
  '/cookies',
];
