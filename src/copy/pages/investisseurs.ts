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
  noProjections: 'Les projections sont en cours de révision.',
} as const;

export const investorRatiosText = {
  eyebrow: 'Ratios visés',
  anchor: 'ratios',
  target: 'Objectif',
  empty: 'Nos objectifs sont en cours de révision. Ils seront publiés ici.',
} as const;

export const investorChartText = { title: 'Nos objectifs, en pourcentage' } as const;

export const investorRoadmapText = {
  eyebrow: 'Calendrier d’investissement',
  anchor: 'calendrier',
  empty: 'Les étapes du plan d’investissement seront publiées ici.',
} as const;

export const investorEventsText = {
  eyebrow: 'Agenda des investisseurs',
  anchor: 'rendez-vous',
  subscribe: 'Ajouter à mon calendrier',
  empty: 'Aucune date n’est annoncée pour le moment. Écrivez-nous : nous vous préviendrons de la prochaine.',
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
  requests: { action: 'Contactez-nous', documentAction: 'Pitch Deck', documentName: 'Pitch Deck' },
} as const;

export const investorContactsText = {
  eyebrow: 'Vos interlocuteurs',
  appointment: 'Prendre rendez-vous',
  anchor: 'contacts',
  empty: 'Prenez rendez-vous : la bonne personne vous répondra.',
} as const;
