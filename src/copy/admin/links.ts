/** Texts of the link dialog and of invalid addresses. */
export const linkDialogText = {
  title: 'Lien',
  description: 'Une adresse, quelques mots d’une page ou d’un contenu, ou un document de la médiathèque.',
  field: 'Adresse ou recherche',
  placeholder: 'https://… ou un titre',
  results: 'Où mène le lien',
  groups: { address: 'Adresse', pages: 'Pages du site', contents: 'Contenus' },
  searching: 'Recherche des contenus…',
  searchFailed: 'Les contenus n’ont pas pu être cherchés.',
  noResult:
    'Aucune page ni aucun contenu ne correspond. Un fichier PDF se choisit par «\u00a0Choisir un document\u00a0».',
  notOnline: 'pas en ligne',
  problems: {
    empty: 'L’adresse est vide\u00a0: écrivez la suite.',
    spaces: 'Une adresse ne contient pas d’espace.',
    incomplete: 'Cette adresse n’est pas complète.',
    scheme:
      'Ce genre d’adresse est refusé\u00a0: un lien mène à une page (https), à une adresse e-mail (mailto) ou à un numéro (tel).',
  },
} as const;
