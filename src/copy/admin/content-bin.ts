import { BIN_RETENTION_DAYS } from './bin';

export const contentBinText = {
  lead: `Les contenus supprimés restent ici ${BIN_RETENTION_DAYS}\u00a0jours, puis sont effacés. Leur adresse est libre\u00a0: un contenu restauré revient comme brouillon, à une autre adresse si la sienne a été prise.`,
  refused: 'La corbeille des contenus est réservée à ceux qui écrivent ou gèrent des contenus.',
  listLabel: 'Contenus supprimés',
  one: 'contenu supprimé',
  many: 'contenus supprimés',
  /** Follows the title in the question before a deletion. */
  consequence: `Le contenu quitte le site et va à la corbeille\u00a0: il peut en revenir comme brouillon pendant ${BIN_RETENTION_DAYS}\u00a0jours.`,
  eraseQuestion: 'Supprimer définitivement ce contenu\u00a0?',
  eraseConsequence:
    'Son texte, ses révisions et ses redirections seront effacés. Cette action est irréversible.',
  undoBulk: 'Annuler la suppression',
  bulk: {
    restored: { one: 'contenu restauré, comme brouillon', many: 'contenus restaurés, comme brouillons' },
    undone: { one: 'contenu revenu tel qu’il était', many: 'contenus revenus tels qu’ils étaient' },
    erased: { one: 'contenu supprimé définitivement', many: 'contenus supprimés définitivement' },
    question: {
      title: 'Supprimer définitivement les contenus sélectionnés\u00a0?',
      text: 'Leurs textes, leurs révisions et leurs redirections seront effacés. Cette action est irréversible.',
      confirm: 'Supprimer définitivement',
    },
  },
} as const;

export const contentBinToastTexts = {
  restored: { title: 'Contenu restauré', description: 'Il revient comme brouillon.' },
  /** Shown after the undo of a deletion, for a text that was not a draft. */
  deletionUndone: {
    title: 'Contenu restauré',
    description: 'Il revient tel qu’il était avant la suppression.',
  },
  /** Shown after the description. `{slug}` is the new address. */
  newAddress: 'Son adresse était prise\u00a0: il a maintenant «\u00a0{slug}\u00a0».',
  restoreFailed: { title: 'Impossible de restaurer le contenu' },
  erased: { title: 'Contenu supprimé définitivement' },
  eraseFailed: { title: 'Impossible de supprimer définitivement le contenu' },
};

export const duplicateContentText = {
  action: 'Dupliquer',
  duplicating: 'Duplication…',
  /** Prefix of the title of a copy. */
  prefix: 'Copie\u00a0:',
  duplicated: { title: 'Contenu dupliqué', description: 'La copie est un brouillon\u00a0; vous y êtes.' },
  failed: { title: 'Impossible de dupliquer le contenu' },
};
