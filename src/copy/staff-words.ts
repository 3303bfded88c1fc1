/** What only staff read on the pages of the site. */
export const staffWords = {
  edit: 'Modifier',
  editPart: 'Modifier la fiche',
} as const;
