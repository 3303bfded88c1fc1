import type { PageSeo } from '../../types';

export const investorsSeo: PageSeo = {
  title: 'Investisseurs : projections et calendrier | Groupe Obouo',
  description:
    'Projections, ratios visés, calendrier des tours de table 2024-2027 et documents du Groupe Obouo : ce qu’un investisseur doit savoir avant de nous rencontrer.',
  canonical: '/investisseurs',
};

export const investorsHero = {
  eyebrow: 'Relations investisseurs',
  title: 'Investir dans les images d’un continent',
  text: 'Quatre chaînes, une plateforme et un public qui grandit plus vite que l’offre. Voici où nous allons, avec quels moyens et à quel rythme.',
  businessPlan: 'Business Plan 2024-2027',
  assembly: 'Prochaine Assemblée',
  projections: {
    title: 'Projections',
    source: 'Business Plan 2024-2027',
    figures: [
      { value: '€45.2M', change: '(+127%)', label: 'Chiffre d’affaires projeté' },
      { value: '8.5M', change: '', label: 'Téléspectateurs visés' },
      { value: '25', change: '', label: 'Pays visés' },
      { value: '€12.8M', change: '', label: 'EBITDA projeté' },
    ],
    note: 'Objectifs établis par la direction, non audités.',
  },
} as const;
