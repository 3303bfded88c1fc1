/** Texts of every dialog: close button, empty choices, and the question before typed text is lost. */
export const dialogFrameText = {
  close: 'Fermer',
  choose: 'Choisir…',
  notChosen: 'Non précisé',
  discard: {
    title: 'Abandonner votre saisie ?',
    text: 'Ce que vous avez écrit n’a pas été envoyé et sera perdu.',
    confirm: 'Abandonner',
    cancel: 'Continuer',
  },
} as const;
