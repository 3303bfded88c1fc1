import type { PageSeo } from '../types';

export const termsSeo: PageSeo = {
  title: 'Conditions générales d’utilisation | Groupe Obouo',
  description:
    'Accès au site, usages permis et interdits, propriété intellectuelle, responsabilités, données personnelles et droit applicable : les CGU du Groupe Obouo.',
  canonical: '/cgu',
};

export const termsHeroText = {
  title: 'Conditions générales d’utilisation',
  text: 'Les règles du site, en termes clairs : ce que vous pouvez y faire, ce qui n’y a pas sa place, et nos engagements respectifs.',
} as const;
