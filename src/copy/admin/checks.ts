/** Messages about a text before its publication. Names in braces are placeholders. */
export const contentChecksText = {
  title: 'Avant de publier',
  noRemark: 'Rien à signaler.',
  remarks: { one: 'remarque', many: 'remarques' },
  /** Shown beside the status when the text cannot be published. */
  cannotBePublished: 'Ce texte ne peut pas être publié\u00a0: un lien n’a pas d’adresse.',
  linksNotChecked: 'Les liens vers les contenus du site n’ont pas pu être vérifiés.',
  /** Choices that need the permission to publish. */
  requests: {
    title: 'Ce texte demande\u00a0:',
    pinned: 'd’être à la une, en tête de la page Presse et de l’accueil',
    byline: 'd’être signé {nom}',
    publishAt: 'd’être mis en ligne le {date}',
    unpublishAt: 'd’être retiré le {date}',
  },
  messages: {
    emptyLink: 'Le lien {texte} n’a pas d’adresse\u00a0: donnez-lui-en une, ou retirez-le.',
    deadLink: 'Le lien {texte} ne mène nulle part. {raison}',
    missingPart: 'Le lien {texte} mène à une partie que le texte n’a pas.',
    draft: 'Le lien {texte} mène à un brouillon.',
    scheduled: 'Le lien {texte} mène à un contenu programmé, pas encore en ligne.',
    archived: 'Le lien {texte} mène à un contenu archivé.',
    withdrawn: 'Le lien {texte} mène à un contenu retiré du site.',
    unknown: 'Le lien {texte} mène à une adresse qui n’est pas en ligne\u00a0: {adresse}',
    noText: 'Le texte est vide.',
    noCover: 'Pas d’image de couverture\u00a0: la page montrera une illustration à la place.',
    coverUndescribed:
      'L’image de couverture n’a pas de texte alternatif\u00a0: rien à ajouter si elle est un simple décor.',
    pictureErased: 'Une image du texte n’est plus dans la médiathèque\u00a0: le site ne la montre pas.',
    pictureUndescribed:
      'Une image du texte n’a pas de texte alternatif\u00a0: rien à ajouter si elle est un simple décor.',
    longTitle: 'Le titre a {nombre} signes\u00a0: au-delà de {limite}, les moteurs le coupent.',
    noExcerpt: 'Pas d’extrait\u00a0: les listes ne diront rien du texte.',
    noCategory: 'Aucune catégorie\u00a0: le texte ne sera classé nulle part.',
    longParagraph: 'Le paragraphe {texte} a {nombre} mots\u00a0: coupez-le pour qu’il se lise.',
    skippedHeading: 'Le titre {texte} saute un niveau.',
  },
  relativeAddressHint: 'Une adresse du site commence par une barre oblique.',
  linkWithoutText: 'sans texte',
} as const;
