/** Texts of a review in the editor. */
export const reviewText = {
  label: 'Relecture',
  /** Shown to the author. */
  proposeHint:
    'Quand le texte est prêt, proposez-le à la relecture\u00a0: un éditeur le publiera ou vous le renverra avec un mot.',
  propose: 'Proposer à la relecture',
  proposing: 'Envoi…',
  saveFirst: 'Enregistrez d’abord vos modifications.',
  proposedOn: 'Proposé à la relecture le',
  stillEditableHint: 'Vous pouvez continuer à l’écrire.',
  takeBack: 'Reprendre',
  /** Shown to a reviewer. */
  proposedBy: 'propose ce texte à la relecture depuis le',
  publishHint: 'Le publier clôt la demande.',
  sendBack: 'Renvoyer avec un mot',
  returnedBy: 'a renvoyé ce texte\u00a0:',
  form: {
    title: 'Renvoyer à l’auteur',
    note: {
      label: 'Votre mot',
      hint: 'Ce qui manque, ou ce qu’il faut changer. L’auteur le lit en tête de son texte.',
    },
    required: 'Écrivez un mot à l’auteur.',
    submit: 'Renvoyer',
    pending: 'Envoi…',
  },
  noLongerProposed: 'Ce texte n’attend plus de relecture.',
} as const;

export const reviewToastTexts = {
  proposed: { title: 'Texte proposé à la relecture' },
  takenBack: { title: 'Texte repris', description: 'Il n’attend plus de relecture.' },
  returned: { title: 'Texte renvoyé à son auteur' },
  failed: { title: 'La demande n’a pas abouti' },
};
