import type { ToastText } from '../types';

/** Texts of the settings for alert mails and review mails, in « Mon compte ». */
export const alertSettingsText = {
  title: 'Alertes par e-mail',
  lead: 'Qui a écrit, à quel sujet, avec un lien. Plusieurs messages rapprochés font un seul e-mail\u00a0; le résumé du jour part à 8\u00a0h, heure d’Abidjan.',
  modes: {
    each: 'À chaque arrivée',
    daily: 'Une fois par jour',
    never: 'Jamais',
  },
  reviews: {
    proposal_mails: { label: 'Textes proposés à la relecture' },
    decision_mails: {
      label: 'Décisions sur mes textes',
      hint: 'Quand un collègue renvoie, publie ou programme l’un d’eux.',
    },
  },
  error: 'Vos choix n’ont pas pu être chargés.',
} as const;

export const alertSettingsToastTexts = {
  saved: { title: 'Choix enregistré' },
  saveFailed: { title: 'Votre choix n’a pas pu être enregistré' },
} satisfies Record<string, ToastText>;
