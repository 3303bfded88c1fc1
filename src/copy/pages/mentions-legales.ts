import type { PageSeo } from '../types';

export const legalNoticesSeo: PageSeo = {
  title: 'Mentions légales | Groupe Obouo',
  description:
    'Éditeur, siège social, direction de la publication, hébergeur, entité représentante en Côte d’Ivoire et propriété intellectuelle du site du Groupe Obouo.',
  canonical: '/mentions-legales',
};

export const legalNoticesHeroText = {
  title: 'Mentions légales',
  text: 'Qui édite ce site, qui l’héberge, comment nous joindre et ce que vous pouvez faire de ce que vous y trouvez.',
} as const;
