import { platformName } from '../brand';
import type { LinkItem, PageSeo } from '../types';

export const notFoundSeo: PageSeo = {
  title: 'Page Introuvable | Groupe Obouo',
  description:
    'Cette page n’existe pas ou a été déplacée. Retrouvez nos chaînes, notre plateforme de streaming et le Groupe Obouo.',
  canonical: '/404',
  noindex: true,
};

export const notFoundPageText = {
  code: '404',
  title: 'Page Introuvable',
  text: 'Oups ! Il semblerait que cette page n’existe pas ou ait été déplacée.',
  requestedPath: 'Adresse demandée :',
  home: 'Retour à l’accueil',
  back: 'Page précédente',
  suggestionsTitle: 'Vous cherchiez peut-être',
  suggestions: [
    { label: 'Accueil', href: '/' },
    { label: 'Nos chaînes', href: '/chaines' },
    { label: platformName, href: '/obouo-play' },
    { label: 'À propos', href: '/a-propos' },
  ] satisfies LinkItem[],
  support: 'Besoin d’aide ? Écrivez à',
} as const;
