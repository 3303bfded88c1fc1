import { BIN_RETENTION_DAYS } from './bin';

export const mediaBinText = {
  lead: `Les fichiers supprimés restent ici ${BIN_RETENTION_DAYS}\u00a0jours, puis sont effacés. Ils quittent aussitôt les couvertures, et les textes le lendemain au plus tard, mais leur adresse s’ouvre encore. Un fichier qui doit cesser aussitôt d’être public se supprime définitivement.`,
  refused: 'La corbeille de la médiathèque est réservée à ceux qui gèrent les médias.',
  listLabel: 'Fichiers supprimés',
  one: 'fichier supprimé',
  many: 'fichiers supprimés',
  /** Follows the name and the uses in the question before a deletion. */
  consequence: `Le fichier va à la corbeille\u00a0: il peut en revenir pendant ${BIN_RETENTION_DAYS}\u00a0jours.`,
  eraseQuestion: 'Supprimer définitivement ce fichier\u00a0?',
  eraseConsequence:
    'Les liens vers ce fichier ne mèneront plus nulle part\u00a0: retirez-les d’abord. Cette action est irréversible.',
  bulk: {
    undo: 'Annuler la suppression',
    restored: { one: 'fichier restauré', many: 'fichiers restaurés' },
    erased: { one: 'fichier supprimé définitivement', many: 'fichiers supprimés définitivement' },
    question: {
      title: 'Supprimer définitivement les fichiers sélectionnés\u00a0?',
      text: 'Les liens vers ces fichiers ne mèneront plus nulle part\u00a0: retirez-les d’abord. Cette action est irréversible.',
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
