import type { OptionalCookieCategory } from './consent-terms';

/** Texts of the preferences dialog. */
export const consentDialogText = {
  dialogTitle: 'Gérer les cookies',
  dialogText:
    'Activez ou désactivez chaque famille. Votre choix est gardé six mois sur cet appareil et peut être changé à tout moment.',
  save: 'Enregistrer mes choix',
  alwaysOn: 'Toujours actifs',
  more: 'En savoir plus :',
  necessary: {
    label: 'Strictement nécessaires',
    text: 'Mémoire de vos choix et, pour nos équipes, session de l’espace d’administration. Durée : session ou 1 an au plus.',
  },
  categories: [
    {
      key: 'performance',
      label: 'Performance',
      text: 'Aucun traceur de mesure d’audience à ce jour. Durée maximale : 13 mois.',
    },
    {
      key: 'functionality',
      label: 'Fonctionnalité',
      text: 'Cartes interactives de Google Maps sur la page Contact. Durée : 1 an.',
    },
    {
      key: 'advertising',
      label: 'Publicité',
      text: 'Aucun traceur publicitaire à ce jour. Durée maximale : 13 mois.',
    },
  ] satisfies { key: OptionalCookieCategory; label: string; text: string }[],
} as const;
