import type { PageSeo } from '../../types';

export const distributionSeo: PageSeo = {
  title: 'Distribution : satellite, TNT, streaming | Groupe Obouo',
  description:
    '54 pays par satellite, 25 villes en réception terrestre, 150+ pays à l’international : distribuez les quatre chaînes du Groupe Obouo sur votre réseau.',
  canonical: '/distribution',
};

export const distributionHero = {
  eyebrow: 'Distribution',
  title: 'Du satellite au bout de la rue',
  text: 'Opérateur, fournisseur d’accès, câblo-distributeur ou plateforme : reprenez nos chaînes là où votre public les attend.',
  action: 'Distribuer nos chaînes',
  sheet: 'Fiche technique',
  sheetRequest: 'fiche technique de distribution',
} as const;
