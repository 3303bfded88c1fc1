export const mediaBinText = {
  lead: 'Les fichiers supprimés restent ici 30 jours, puis sont effacés. D’ici là, leur adresse s’ouvre encore et les textes les montrent. Un fichier qui doit cesser aussitôt d’être public se supprime définitivement.',
  refused: 'La corbeille de la médiathèque est réservée à ceux qui gèrent les médias.',
  listLabel: 'Fichiers supprimés',
  one: 'fichier supprimé',
  many: 'fichiers supprimés',
  /** Follows the name and the uses in the question before a deletion. */
  consequence: 'Le fichier va à la corbeille\u00a0: il peut en revenir pendant 30 jours.',
  eraseQuestion: 'Supprimer définitivement ce fichier\u00a0?',
  eraseConsequence:
    'Les textes qui le montrent encore garderont un cadre vide à sa place\u00a0: retirez-le d’abord de ces textes. Rien ne le fera revenir.',
  bulk: {
    undo: 'Annuler la suppression',
    restored: { one: 'fichier restauré', many: 'fichiers restaurés' },
    erased: { one: 'fichier supprimé définitivement', many: 'fichiers supprimés définitivement' },
    question: {
      title: 'Supprimer définitivement les fichiers sélectionnés\u00a0?',
      text: 'Les textes qui les montrent encore garderont des cadres vides à leur place\u00a0: retirez-les d’abord de ces textes. Rien ne les fera revenir.',
      confirm: 'Supprimer définitivement',
    },
  },
} as const;

export const mediaBinToastTexts = {
  restored: {
    title: 'Fichier restauré',
    description: 'Il a repris sa place dans la médiathèque, à la même adresse.',
  },
  restoreFailed: { title: 'Impossible de restaurer le fichier' },
  erased: { title: 'Fichier supprimé définitivement' },
  eraseFailed: { title: 'Impossible de supprimer définitivement le fichier' },
};
