/** Texts on public pages that only staff see. */
export const staffTexts = {
  edit: 'Modifier',
  editPart: 'Modifier la fiche',
} as const;
