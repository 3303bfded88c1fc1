import type { LinkItem } from '../types';

export const careersValuesText = {
  eyebrow: 'Nos valeurs',
  empty: 'Nos valeurs sont en cours d’écriture. Elles paraîtront ici.',
} as const;

export const jobOffersText = {
  eyebrow: 'Nos offres',
  /** Headings for one and for no open offer, when the title of staff contains a number. */
  oneOpen: 'Un poste ouvert',
  noneOpen: 'Aucun poste ouvert en ce moment',
  filterLabel: 'Filtrer les offres par département',
  all: 'Tous',
  empty: {
    all: 'Nous n’avons pas d’offre à publier aujourd’hui. Les prochaines paraîtront ici.',
    department: 'Aucun poste n’est ouvert en ce moment dans ce département.',
  },
  countUnits: { one: 'offre', many: 'offres' },
  featured: 'Poste Prioritaire',
  filled: 'Poste pourvu',
  /** The closing date follows. */
  closed: 'Candidatures closes le',
  until: 'Candidatures jusqu’au',
  skillsLabel: 'Compétences',
  readMore: 'Lire l’offre',
  apply: 'Postuler',
  spontaneousButton: 'Proposer mon profil',
  spontaneousText: 'Votre métier n’est pas dans la liste ? Racontez-nous ce que vous savez faire.',
} as const;

export const careersBenefitsText = {
  eyebrow: 'Vos avantages',
  anchor: 'avantages',
  empty: 'Nos avantages sont en cours d’écriture. Ils paraîtront ici.',
} as const;

export const applicationStepsText = {
  eyebrow: 'Après votre candidature',
  title: 'Quatre étapes, aucune énigme',
  steps: [
    {
      title: 'Lecture',
      text: 'Une personne de l’équipe lit chaque candidature. Aucun tri automatique.',
    },
    {
      title: 'Échange',
      text: 'Trente minutes par téléphone ou en visio, pour parler de vous et du poste.',
    },
    {
      title: 'Rencontre',
      text: 'Deux futurs collègues, un cas concret de votre métier, vos questions.',
    },
    {
      title: 'Réponse',
      text: 'Oui ou non, toujours motivée. Votre dossier est gardé deux ans après notre dernier échange.',
    },
  ],
} as const;

export const careersClosingText = {
  title: 'Une question avant de vous lancer ?',
  text: 'Un doute sur un poste, un stage, une alternance, un tournage ? Notre équipe recrutement vous répond.',
  contact: { label: 'Nous contacter', href: '/contact' } satisfies LinkItem,
} as const;
