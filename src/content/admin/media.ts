import type { FieldText, ToastText } from '../types';

/** Toasts of the media library, letter by letter as the specification's section 8 prints them. */
export const mediaToasts = {
  loadFailed: { title: 'Impossible de charger les médias' },
  uploadFailed: { title: "Erreur lors de l'upload des fichiers" },
  uploaded: (count: number): ToastText => ({ title: `${count} fichier(s) uploadé(s) avec succès` }),
  deleteFailed: { title: 'Impossible de supprimer le fichier' },
  deleted: { title: 'Fichier supprimé avec succès' },
  systemAsset: {
    title: 'Impossible',
    description: 'Les assets système ne peuvent pas être supprimés',
  },
  urlCopied: { title: 'Copié', description: 'URL copiée dans le presse-papiers' },
  importCopied: { title: 'Copié', description: 'Import ES6 copié dans le presse-papiers' },
  copyFailed: {
    title: 'Copie impossible',
    description: 'Le navigateur a refusé l’accès au presse-papiers.',
  },
  described: { title: 'Texte alternatif enregistré' },
  describeFailed: { title: 'Impossible d’enregistrer le texte alternatif' },
  leftBehind: {
    title: 'Fichier encore stocké',
    description:
      'Il a quitté la médiathèque, mais pas le stockage. Il figure dans les fichiers orphelins, d’où il peut être effacé.',
  },
  orphansFailed: { title: 'Impossible de vérifier le stockage' },
  orphansRemoved: { title: 'Fichiers orphelins effacés' },
} as const;

export const mediaText = {
  title: 'Médiathèque',
  upload: 'Ajouter des fichiers',
  orphans: 'Fichiers orphelins',
  filterLabel: 'Type de fichier',
  all: 'Tous',
  system: 'Système',
  undescribed: 'Sans texte alternatif',
  searchLabel: 'Rechercher un fichier',
  sortLabel: 'Trier par',
  sorts: {
    newest: 'Plus récents',
    oldest: 'Plus anciens',
    name: 'Nom, de A à Z',
    size: 'Plus lourds',
  },
  viewLabel: 'Affichage',
  views: { grid: 'Grille', list: 'Liste' },
  listLabel: 'Liste des médias',
  one: 'fichier',
  many: 'fichiers',
  columns: {
    file: 'Fichier',
    type: 'Type',
    size: 'Taille',
    dimensions: 'Dimensions',
    added: 'Ajouté le',
    actions: 'Actions',
  },
  unknownSize: 'Taille inconnue',
  systemAsset: 'Asset système',
  copyUrl: 'Copier l’URL',
  copyImport: 'Copier l’import ES6',
  empty: {
    title: 'Aucun fichier',
    text: 'Les images, vidéos, sons et documents que vous ajoutez se rangent ici.',
  },
  noMatch: {
    title: 'Aucun résultat',
    text: 'Aucun fichier ne correspond à ces critères.',
    reset: 'Effacer les critères',
  },
  beyond: { title: 'Cette page est vide', text: 'La médiathèque compte moins de pages que cela.' },
  error: 'La médiathèque n’a pas pu être chargée.',
  noRole:
    'Votre compte attend un rôle. Un administrateur doit vous l’attribuer avant que les médias s’affichent.',
  drop: {
    title: 'Déposez vos fichiers ici',
    text: 'Rien n’est envoyé avant que vous ne l’ayez confirmé.',
  },
  /** The question the specification prints, character by character. */
  deleteQuestion: 'Êtes-vous sûr de vouloir supprimer ce fichier ?',
} as const;

export const mediaDetailText = {
  title: 'Détail du fichier',
  close: 'Fermer le détail',
  missing: 'Ce fichier n’existe plus, ou votre rôle ne permet pas de le voir.',
  failed: 'Le fichier n’a pas pu être chargé.',
  open: 'Ouvrir le fichier',
  facts: {
    type: 'Type',
    size: 'Taille',
    dimensions: 'Dimensions',
    added: 'Ajouté le',
    by: 'Ajouté par',
    address: 'Adresse',
  },
  you: 'vous',
  colleague: 'un membre de l’équipe',
  site: 'le site lui-même',
  altText: {
    label: 'Texte alternatif',
    hint: 'Ce que l’image montre, pour qui ne la voit pas. Laissez vide une image décorative.',
  } satisfies FieldText,
  noAltText: 'Aucun texte alternatif.',
  uses: {
    title: 'Utilisé dans',
    none: 'Aucun contenu n’utilise ce fichier.',
    loading: 'Recherche des contenus…',
    failed: 'Impossible de savoir où ce fichier est utilisé.',
    hidden: 'Un contenu que votre rôle ne permet pas de lire',
    cover: 'couverture',
    share: 'partage',
    body: 'texte',
    system: 'Les pages du site s’appuient sur cet asset.',
  },
  warning: {
    used: 'Ce fichier est utilisé dans',
    lost: 'Il n’y apparaîtra plus.',
    others: 'et d’autres contenus',
    unreadable: 'un contenu que votre rôle ne permet pas de lire',
  },
} as const;

export const uploadText = {
  title: 'Ajouter des fichiers',
  lead: 'Tout fichier ajouté devient public\u00a0: qui connaît son adresse peut l’ouvrir.',
  choose: 'Choisir des fichiers',
  chooseMore: 'Choisir d’autres fichiers',
  drop: 'ou déposez-les, ou collez-les, n’importe où sur la page.',
  limits:
    'Jusqu’à 50\u00a0Mo par fichier. Images JPG, PNG, GIF, WebP, AVIF\u00a0; vidéos MP4, WebM, MOV\u00a0; sons MP3, M4A, OGG, WAV, FLAC\u00a0; documents PDF, DOC, DOCX, TXT.',
  list: 'Fichiers choisis',
  submit: 'Uploader',
  submitting: 'Upload en cours...',
  retry: 'Réessayer',
  remove: 'Retirer',
  cancel: 'Annuler l’envoi de',
  cancelShort: 'Annuler',
  altText: { label: 'Texte alternatif', hint: '' },
  altPlaceholder: 'Ce que montre l’image',
  status: {
    checking: 'Vérification…',
    ready: 'Prêt',
    waiting: 'En attente',
    sending: 'Envoi',
    saving: 'Enregistrement…',
    done: 'Ajouté',
    cancelled: 'Envoi annulé',
  },
  refusals: {
    empty: 'Ce fichier est vide.',
    tooBig: 'Ce fichier dépasse 50\u00a0Mo.',
    wrongType: 'Ce type de fichier n’est pas accepté.',
    executable: 'Ce fichier est un programme\u00a0: il n’est jamais accepté, quel que soit son nom.',
    markup:
      'Les fichiers SVG, HTML et XML peuvent contenir du code\u00a0: ils ne sont pas acceptés. Exportez l’image en PNG ou en WebP.',
    mismatch: 'Le contenu de ce fichier ne correspond pas à son nom.',
    damaged: 'Cette image est endommagée\u00a0: elle ne s’affiche pas.',
    macros: 'Ce document contient des macros\u00a0: enregistrez-le sans elles.',
    unreadable: 'Ce fichier n’a pas pu être lu.',
  },
  failures: {
    stored: 'Le fichier est envoyé, mais pas encore enregistré.',
  },
  abandon: {
    title: 'Abandonner l’ajout\u00a0?',
    text: 'Les envois en cours s’arrêtent et les fichiers choisis sont oubliés.',
    confirm: 'Abandonner',
    cancel: 'Continuer',
  },
} as const;

export const pickerText = {
  label: 'Image de couverture',
  none: 'Aucune image',
  choose: 'Choisir une image',
  change: 'Changer d’image',
  remove: 'Retirer l’image',
  title: 'Choisir une image',
  close: 'Fermer',
  pick: 'Choisir',
  search: 'Rechercher une image',
  loading: 'Chargement de l’image…',
  missing: 'Cette image n’est plus dans la médiathèque.',
  upload: 'Importer une image',
  back: 'Revenir à la médiathèque',
  empty: 'Aucune image ne correspond.',
} as const;

export const orphansText = {
  title: 'Fichiers orphelins',
  lead: 'Fichiers présents dans le stockage sans figurer dans la médiathèque\u00a0: restes d’envois interrompus ou de suppressions inachevées. Ceux de moins d’une heure sont laissés tranquilles.',
  close: 'Fermer',
  scanning: 'Lecture du stockage…',
  scanned: 'fichiers lus',
  none: 'Aucun fichier orphelin\u00a0: stockage et médiathèque se correspondent.',
  found: 'fichier(s) orphelin(s)',
  remove: 'Effacer ces fichiers',
  removing: 'Effacement…',
  failed: 'Le stockage n’a pas pu être lu.',
  list: 'Liste des fichiers orphelins',
} as const;
