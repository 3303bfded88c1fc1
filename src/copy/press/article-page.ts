/** Labels around the text of an article. */
export const articlePageText = {
  back: 'Retour à la presse',
  updatedOn: 'Mis à jour le',
  minutes: 'min de lecture',
  share: 'Partager',
  pdf: 'PDF',
  pdfHelp: 'imprimer ou enregistrer l’article',
} as const;
