/** Days after which `private.apply_retention` erases a row of a bin. */
export const BIN_RETENTION_DAYS = 30;

/** Texts of every bin. */
export const binText = {
  title: 'Corbeille',
  searchLabel: 'Rechercher dans la corbeille',
  deletedOn: 'Supprimé le',
  by: 'par',
  erasedOn: 'Effacement le',
  restore: 'Restaurer',
  restoring: 'Restauration…',
  erase: 'Supprimer définitivement',
  empty: {
    title: 'La corbeille est vide',
    text: `Ce qui est supprimé attend ici pendant ${BIN_RETENTION_DAYS}\u00a0jours.`,
  },
  noMatch: {
    title: 'Aucun résultat',
    text: 'Rien de tel dans la corbeille.',
    reset: 'Effacer la recherche',
  },
  error: 'La corbeille n’a pas pu être chargée.',
  undo: 'Annuler',
} as const;

export const binToastTexts = {
  loadFailed: { title: 'Impossible de charger la corbeille' },
};
