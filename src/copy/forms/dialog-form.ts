/** Field errors that only forms in dialogs show. Pages do not download this file. */
export const dialogFieldErrorTexts = {
  choice: 'Choisissez une valeur de la liste.',
  date: 'Cette date n’existe pas ou n’est pas complète. Corrigez-la, ou effacez-la.',
  pastDate: 'Choisissez une date à partir de demain.',
  farDate: 'Choisissez une date plus proche.',
  url: 'Entrez une adresse web complète, par exemple https://exemple.com.',
} as const;

/** Texts of every dialog: close button, empty choices, and the question before typed text is lost. */
export const dialogFrameText = {
  close: 'Fermer',
  choose: 'Choisir…',
  notChosen: 'Non précisé',
  newTab: 'nouvel onglet',
  discard: {
    title: 'Abandonner votre saisie ?',
    text: 'Ce que vous avez écrit n’a pas été envoyé et sera perdu.',
    confirm: 'Abandonner',
    cancel: 'Continuer',
  },
} as const;
