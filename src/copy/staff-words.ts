/** Texts on public pages that only staff see. */
export const staffWords = {
  edit: 'Modifier',
  editPart: 'Modifier la fiche',
} as const;
