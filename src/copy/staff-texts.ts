/** Texts on public pages that only staff see. */
export const staffEditLinkText = {
  edit: 'Modifier',
  editPart: 'Modifier la fiche',
} as const;
