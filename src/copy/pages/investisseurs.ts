import type { PageSeo } from '../types';

export const investorsSeo: PageSeo = {
  title: 'Investisseurs : projections et calendrier | Groupe Obouo',
  description:
    'Projections, ratios visés, calendrier des tours de table 2024-2027 et documents du Groupe Obouo : ce qu’un investisseur doit savoir avant de nous rencontrer.',
  canonical: '/investisseurs',
};

export const investorsHeroText = {
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

export const investorRatiosText = {
  eyebrow: 'Ratios visés',
  title: 'La qualité du revenu avant sa taille',
  lead: 'Quatre ratios disent si une audience devient une entreprise. Ce sont nos objectifs : ils figurent au business plan et seront suivis devant chaque investisseur.',
  target: 'Objectif',
  ratios: [
    {
      value: '89%',
      label: 'Revenus récurrents',
      text: 'Abonnements, redevances des distributeurs et contrats publicitaires annuels : ce qui revient sans avoir à être revendu.',
    },
    {
      value: '94%',
      label: 'Rétention',
      text: 'La part des abonnés qui resteraient d’une période à l’autre, portée par un catalogue que l’on ne trouve pas ailleurs.',
    },
    {
      value: '1:8.5',
      label: 'CAC/LTV',
      text: 'Un euro dépensé pour gagner un abonné, rapporté à ce que cet abonné apporterait tant qu’il reste.',
    },
    {
      value: '72%',
      label: 'Marge brute',
      text: 'Une même production passe à l’antenne, en streaming puis sous licence : chaque diffusion de plus coûte peu.',
    },
  ],
  context: [
    {
      value: '45%',
      unit: 'par an',
      label: 'Croissance du marché',
      text: 'Rythme retenu dans nos projections pour le marché que nous visons : plus de foyers équipés, plus de téléphones, plus d’heures regardées.',
    },
    {
      value: '€140K',
      unit: '',
      label: 'Fonds propres',
      text: 'Le point de départ inscrit au plan : une structure légère, dont chaque tour de table financerait des programmes avant des murs.',
    },
  ],
  warning:
    'Les chiffres de cette page sont des projections et des objectifs. Ils reposent sur des hypothèses qui peuvent ne pas se vérifier, ne constituent ni une promesse de résultat ni une offre publique de titres, et ne remplacent pas l’avis d’un conseil indépendant.',
} as const;

export const investorChartText = { title: 'Nos objectifs, en pourcentage' } as const;

export const investorRoadmapText = {
  eyebrow: 'Calendrier d’investissement',
  title: 'Quatre étapes, une marche après l’autre',
  steps: [
    {
      year: '2024',
      title: 'Situation actuelle',
      text: 'Quatre lignes éditoriales définies, une plateforme conçue, deux bureaux : le socle sur lequel les tours suivants s’appuient.',
    },
    {
      year: '2025',
      title: 'Série A',
      text: 'Financer les premières productions originales, ouvrir la distribution et installer la marque dans les foyers.',
    },
    {
      year: '2026',
      title: 'Série B',
      text: 'Accélérer le streaming, renforcer la régie publicitaire et étendre les accords de diffusion à de nouveaux marchés.',
    },
    {
      year: '2027',
      title: 'Expansion',
      text: 'Viser l’échelle du continent et de ses diasporas, avec un catalogue qui voyage et se vend sous licence.',
    },
  ],
} as const;

export const investorEventsText = {
  eyebrow: 'Agenda des investisseurs',
  anchor: 'rendez-vous',
  subscribe: 'Ajouter à mon calendrier',
  empty: 'Aucune date n’est annoncée pour le moment. Écrivez-nous : nous vous préviendrons de la prochaine.',
} as const;

export const investorDocumentsText = {
  eyebrow: 'Documents',
  anchor: 'documents',
  action: 'Recevoir',
  download: 'Télécharger',
  empty: 'Aucun document n’est proposé en ce moment. Écrivez-nous : nous répondons à chaque demande.',
} as const;

export const investorOpportunityText = {
  eyebrow: 'Opportunité d’investissement',
  title: 'Prendre part au récit, dès le premier chapitre',
  text: 'Le continent regarde, écoute et raconte. Peu de groupes y réunissent des chaînes, une plateforme et la propriété de leurs œuvres. C’est cette réunion que nous proposons de financer, avec des partenaires qui restent.',
  points: [
    'Des droits conservés : chaque production enrichit un catalogue qui appartient au groupe.',
    'Quatre sources de revenus : abonnement, publicité, distribution, licences.',
    'Un dialogue suivi : mêmes indicateurs, présentés à date fixe, bons ou mauvais.',
  ],
  requests: { action: 'Contactez-nous', document: 'Pitch Deck', documentRequest: 'Pitch Deck' },
} as const;

export const investorContactsText = {
  eyebrow: 'Vos interlocuteurs',
  appointment: 'Prendre rendez-vous',
  anchor: 'contacts',
  empty: 'Prenez rendez-vous : la bonne personne vous répondra.',
} as const;
