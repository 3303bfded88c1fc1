/** Words of what happens to a content besides its text: the bin, copies, reviews, preview links. */
export const binText = {
  open: 'Corbeille',
  title: 'Corbeille',
  lead: 'Les contenus supprimés restent ici 30 jours, puis sont effacés. Leur adresse est libre\u00a0: un contenu restauré revient comme brouillon, à une autre adresse si la sienne a été prise.',
  listLabel: 'Contenus supprimés',
  one: 'contenu supprimé',
  many: 'contenus supprimés',
  /** After the title, in the question before a deletion. */
  consequence: 'Le contenu va à la corbeille\u00a0: il peut en revenir pendant 30 jours.',
  deletedOn: 'Supprimé le',
  by: 'par',
  erasedOn: 'Effacement le',
  restore: 'Restaurer',
  restoring: 'Restauration…',
  erase: 'Supprimer définitivement',
  eraseQuestion: 'Supprimer définitivement ce contenu\u00a0?',
  eraseConsequence: 'Son texte, ses révisions et ses redirections seront effacés. Rien ne les fera revenir.',
  empty: { title: 'La corbeille est vide', text: 'Ce qui est supprimé attend ici pendant 30 jours.' },
  beyond: { title: 'Cette page est vide', text: 'La corbeille compte moins de pages que cela.' },
  error: 'La corbeille n’a pas pu être chargée.',
  undo: 'Annuler',
  undoBulk: 'Annuler la suppression',
} as const;

export const binToasts = {
  loadFailed: { title: 'Impossible de charger la corbeille' },
  restored: { title: 'Contenu restauré', description: 'Il revient comme brouillon.' },
  /** `{slug}` stands for the address it got. */
  moved: {
    title: 'Contenu restauré',
    description:
      'Il revient comme brouillon. Son adresse était prise\u00a0: il a maintenant «\u00a0{slug}\u00a0».',
  },
  /** `{n}` stands for how many. */
  restoredMany: { title: '{n} contenus restaurés', description: 'Ils reviennent comme brouillons.' },
  restoreFailed: { title: 'Impossible de restaurer le contenu' },
  erased: { title: 'Contenu supprimé définitivement' },
  eraseFailed: { title: 'Impossible de supprimer définitivement le contenu' },
};

export const duplicateText = {
  action: 'Dupliquer',
  running: 'Duplication…',
  /** Before the title of what was copied. */
  prefix: 'Copie de',
  done: { title: 'Contenu dupliqué', description: 'La copie est un brouillon\u00a0; vous y êtes.' },
  failed: { title: 'Impossible de dupliquer le contenu' },
};

export const reviewText = {
  label: 'Relecture',
  filter: 'À relire',
  badge: 'À relire',
  returnedBadge: 'À reprendre',
  /** To its author. */
  invite:
    'Quand le texte est prêt, proposez-le à la relecture\u00a0: un éditeur le publiera ou vous le renverra avec un mot.',
  propose: 'Proposer à la relecture',
  proposing: 'Envoi…',
  unsavedFirst: 'Enregistrez d’abord vos modifications.',
  waiting: 'Proposé à la relecture le',
  stillYours: 'Vous pouvez continuer à l’écrire.',
  takeBack: 'Reprendre',
  /** To a reviewer. */
  proposedBy: 'propose ce texte à la relecture depuis le',
  somebody: 'Quelqu’un',
  publishEnds: 'Le publier clôt la demande.',
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
  gone: 'Ce texte n’attend plus de relecture.',
  dashboard: { title: 'À relire', all: 'Tout voir', since: 'depuis le' },
} as const;

export const reviewToasts = {
  proposed: { title: 'Texte proposé à la relecture' },
  takenBack: { title: 'Texte repris', description: 'Il n’attend plus de relecture.' },
  returned: { title: 'Texte renvoyé à son auteur' },
  failed: { title: 'La demande n’a pas abouti' },
};

export const previewText = {
  open: 'Lien d’aperçu',
  title: 'Lien d’aperçu',
  description:
    'Qui a ce lien lit le texte tel qu’il est enregistré, sans compte, pendant sept jours. Les moteurs de recherche ne le voient pas.',
  close: 'Fermer',
  make: 'Créer un lien',
  making: 'Création…',
  address: 'Nouveau lien',
  once: 'Copiez-le maintenant\u00a0: il ne sera plus affiché.',
  copy: 'Copier',
  listLabel: 'Liens actifs',
  none: 'Aucun lien actif.',
  made: 'Créé le',
  by: 'par',
  until: 'jusqu’au',
  revoke: 'Retirer',
  revokeLabel: 'Retirer le lien créé le',
  failed: 'Les liens n’ont pas pu être chargés.',
} as const;

export const previewToasts = {
  made: { title: 'Lien d’aperçu créé' },
  makeFailed: { title: 'Le lien d’aperçu n’a pas pu être créé' },
  revoked: { title: 'Lien d’aperçu retiré', description: 'Il n’ouvre plus rien.' },
  revokeFailed: { title: 'Le lien d’aperçu n’a pas pu être retiré' },
  copied: { title: 'Lien copié' },
  copyFailed: { title: 'Le lien n’a pas pu être copié', description: 'Sélectionnez-le, puis copiez-le.' },
};
