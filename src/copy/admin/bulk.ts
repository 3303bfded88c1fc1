/** Texts of the checkboxes of a list and of its bar of bulk actions. */
export const rowSelectionText = {
  label: 'Actions sur la sélection',
  selectRow: 'Sélectionner',
  selectPage: 'Sélectionner la page',
  clear: 'Désélectionner',
  one: 'sélectionné',
  many: 'sélectionnés',
} as const;

/** Texts of a running bulk action and of its result. */
export const bulkText = {
  selectWhole: (count: string) => `Sélectionner les ${count} résultats`,
  selectFirst: (count: string) => `Sélectionner les ${count} premiers résultats`,
  running: 'En cours…',
  of: 'sur',
  stop: 'Arrêter',
  skippedAfterStop: 'Non traité\u00a0: l’action a été arrêtée avant.',
  failed: { title: 'L’action n’a pas pu être faite' },
  result: 'Résultat',
  close: 'Fermer le résultat',
  unchanged: { one: 'élément l’était déjà', many: 'éléments l’étaient déjà' },
  refused: 'Refusé pour',
  rows: { one: 'élément', many: 'éléments' },
  and: 'et',
  others: { one: 'autre', many: 'autres' },
} as const;
