import { platformName } from '../brand';

/** Each inner page by its address: in breadcrumbs, and where staff choose the page that a link opens. */
export const pageNames: Record<string, string> = {
  '/a-propos': 'À propos',
  '/chaines': 'Chaînes',
  '/obouo-play': platformName,
  '/contact': 'Contact',
  '/presse': 'Presse',
  '/investisseurs': 'Investisseurs',
  '/partenariats': 'Partenariats',
  '/distribution': 'Distribution',
  '/publicite': 'Publicité',
  '/licensing': 'Licensing',
  '/carrieres': 'Carrières',
  '/help-center': 'Centre d’aide',
  '/mentions-legales': 'Mentions légales',
  '/cgu': 'Conditions générales d’utilisation',
  '/politique-confidentialite': 'Politique de confidentialité',
  '/cookies': 'Politique de cookies',
};
