export const richTextEditorText = {
  /** Read by screen readers: how to leave the editor by keyboard. */
  help: 'Tabulation indente dans une liste et change de cellule dans un tableau\u00a0; Échap puis Tabulation quitte le texte. Entrée modifie l’image, la vidéo ou le bouton choisi.',
  video: 'Vidéo',
  html: 'HTML\u00a0: les visiteurs ne le voient pas',
  pendingPicture: 'Image à envoyer',
  history: 'Historique',
  selectionToolbar: 'Élément sélectionné',
  undo: 'Annuler',
  redo: 'Rétablir',
  unlink: 'Retirer le lien',
  insert: 'Insérer',
  figure: 'Image',
  gallery: 'Galerie',
  insertVideo: 'Vidéo',
  button: 'Bouton',
  table: 'Tableau',
  rule: 'Séparateur',
  edit: 'Modifier',
  remove: 'Supprimer',
  tableActions: {
    label: 'Tableau',
    addRowAfter: 'Ajouter une ligne',
    addColumnAfter: 'Ajouter une colonne',
    deleteRow: 'Supprimer la ligne',
    deleteColumn: 'Supprimer la colonne',
    deleteTable: 'Supprimer le tableau',
  },
  /** Shown for pasted or dropped files that are not pictures. */
  documentsRefused: {
    title: 'Un document ne se place pas dans le texte',
    description:
      'Choisissez quelques mots, puis «\u00a0Lien\u00a0» et «\u00a0Choisir un document\u00a0»\u00a0: le fichier s’y importe aussi. Ou insérez un bouton.',
  },
  unavailablePictures:
    'Certaines images collées restent chez leur auteur\u00a0: enregistrez-les sur votre appareil, puis insérez-les.',
  /** Title of the notice about pasted parts that were left out, followed by their names. */
  omissionsTitle: 'Certaines parties n’ont pas été collées',
  omissions: {
    deleted: 'texte supprimé',
    comments: 'commentaires',
    hidden: 'texte masqué',
    struck: 'texte barré',
    /** « lecteur open.spotify.com » */
    player: 'lecteur',
  },
  noPictures: 'Ce texte ne contient pas d’images.',
  noUpload: 'Votre rôle ne permet pas d’envoyer une image\u00a0: choisissez-en une de la médiathèque.',
} as const;

/** Texts of the dialogs that edit a picture, gallery, video or button in a text. */
export const embedBlockDialogText = {
  submit: 'Valider',
  figure: {
    title: 'Image',
    alt: {
      label: 'Texte alternatif',
      hint: 'Ce que l’image montre, pour qui ne la voit pas. Vide si elle est un simple décor.',
    },
    caption: { label: 'Légende', hint: 'S’affiche sous l’image, avec son crédit s’il y en a un.' },
    change: 'Changer d’image',
  },
  gallery: {
    title: 'Galerie',
    add: 'Ajouter une image',
    empty: 'La galerie n’a pas encore d’image.',
    missing: 'Ajoutez une image au moins.',
    picture: 'Image',
    remove: 'Retirer',
  },
  video: {
    title: 'Vidéo',
    url: {
      label: 'Adresse de la vidéo',
      hint: 'YouTube, Vimeo ou Dailymotion. Les visiteurs choisissent de la lire\u00a0: rien n’est chargé avant.',
    },
    invalid: 'Cette adresse n’est pas celle d’une vidéo de YouTube, Vimeo ou Dailymotion.',
    name: { label: 'Titre', hint: 'Sous la vidéo, et pour les lecteurs d’écran.' },
    poster: { choose: 'Choisir une image d’attente', change: 'Changer l’image d’attente', remove: 'Retirer' },
  },
  button: {
    title: 'Bouton',
    label: { label: 'Texte du bouton', missing: 'Écrivez le texte du bouton.' },
    link: 'Ce que le bouton ouvre',
    choose: 'Choisir le lien',
    change: 'Changer le lien',
    missingLink: 'Choisissez ce que le bouton ouvre.',
  },
} as const;
