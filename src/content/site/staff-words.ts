/** What only staff read on the pages of the site. */
export const staffWords = {
  edit: 'Modifier',
  editPart: 'Modifier la rubrique',
  preview: {
    title: 'Aperçu de vos modifications',
    description: 'Vous seul le voyez\u00a0: la page suit ce que vous écrivez, jusqu’à ce que vous publiiez.',
  },
} as const;
