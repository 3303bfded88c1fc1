/** Notice in the window that shows what staff type in the form of a collection, before they publish. */
export const collectionPreviewText = {
  title: 'Aperçu de vos modifications',
  description: 'Vous seul le voyez : la page suit ce que vous écrivez, jusqu’à ce que vous publiiez.',
} as const;
