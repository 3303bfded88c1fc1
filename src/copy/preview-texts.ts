/** Texts of the preview window that follows a staff form. */
export const collectionPreviewText = {
  title: 'Aperçu de vos modifications',
  description: 'Vous seul le voyez\u00a0: la page suit ce que vous écrivez, jusqu’à ce que vous publiiez.',
} as const;
