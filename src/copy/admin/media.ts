import type { FieldText, ToastText } from '../types';
import { BIN_RETENTION_DAYS } from './bin';

/** Toasts of the media library. Section 8 of the specification prescribes the exact texts. */
export const mediaToastTexts = {
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
  described: { title: 'Description enregistrée' },
  /** `skippedCount` pictures got a text from a colleague meanwhile, or were deleted. */
  picturesDescribed(count: number, skippedCount: number): ToastText {
    const title = count > 1 ? `${count} images décrites` : `${count === 1 ? 'Une' : 'Aucune'} image décrite`;
    if (skippedCount === 0) return { title };
    const description =
      skippedCount > 1
        ? `${skippedCount} images ont été décrites ou supprimées entre-temps\u00a0: vos textes n’ont pas été enregistrés.`
        : 'Une image a été décrite ou supprimée entre-temps\u00a0: votre texte n’a pas été enregistré.';
    return { title, description };
  },
  describeFailed: { title: 'Impossible d’enregistrer la description' },
  replaced: { title: 'Fichier remplacé' },
  replaceFailed: { title: 'Impossible de remplacer le fichier' },
  fileStillStored: {
    title: 'Fichier encore stocké',
    description:
      'Il a quitté la médiathèque, mais pas encore le stockage. Il en sera effacé dans l’heure\u00a0; d’ici là, il figure dans les fichiers orphelins.',
  },
  orphansFailed: { title: 'Impossible de vérifier le stockage' },
  orphansRemoved: { title: 'Fichiers orphelins effacés' },
} as const;

export const mediaText = {
  tab: 'Médiathèque',
  title: 'Médiathèque',
  upload: 'Ajouter des fichiers',
  prepare: 'Préparer les photographies',
  orphans: 'Fichiers orphelins',
  describe: 'Décrire les images',
  filterLabel: 'Type de fichier',
  all: 'Tous',
  system: 'Système',
  withoutAltText: 'Sans texte alternatif',
  searchLabel: 'Rechercher un fichier',
  sortLabel: 'Trier par',
  sorts: {
    newest: 'Plus récents',
    oldest: 'Plus anciens',
    name: 'Nom, de A à Z',
    'name-desc': 'Nom, de Z à A',
    size: 'Plus lourds',
    'size-asc': 'Plus légers',
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
  bulkDelete: {
    done: { one: 'fichier supprimé', many: 'fichiers supprimés' },
    question: {
      title: 'Supprimer les fichiers sélectionnés\u00a0?',
      text: `Les images quittent aussitôt les couvertures, et les textes le lendemain au plus tard. Les fichiers vont à la corbeille\u00a0: ils peuvent en revenir pendant ${BIN_RETENTION_DAYS} jours.`,
      confirm: 'Supprimer la sélection',
    },
  },
  empty: {
    title: 'Aucun fichier',
    text: 'Les images, vidéos, sons et documents que vous ajoutez se rangent ici.',
  },
  noMatch: {
    title: 'Aucun résultat',
    text: 'Aucun fichier ne correspond à ces critères.',
    reset: 'Effacer les critères',
  },
  pastLastPage: { title: 'Cette page est vide', text: 'La médiathèque compte moins de pages que cela.' },
  error: 'La médiathèque n’a pas pu être chargée.',
  noRole:
    'Votre compte attend un rôle. Un administrateur doit vous l’attribuer avant que les médias s’affichent.',
  drop: {
    title: 'Déposez vos fichiers ici',
    text: 'Rien n’est envoyé avant que vous ne l’ayez confirmé.',
  },
  /** Exact question of the specification. */
  deleteQuestion: 'Êtes-vous sûr de vouloir supprimer ce fichier ?',
} as const;

export const mediaDetailText = {
  title: 'Détail du fichier',
  close: 'Fermer le détail',
  missing: 'Ce fichier n’existe plus, ou votre rôle ne permet pas de le voir.',
  failed: 'Le fichier n’a pas pu être chargé.',
  changedMeanwhile:
    'Quelqu’un d’autre a modifié la même information entre-temps. Un nouvel enregistrement remplacera sa version par la vôtre.',
  /** Below a field that holds another text than a colleague’s. */
  savedMeanwhile: (storedText: string) => `Texte enregistré entre-temps\u00a0: ${storedText || 'aucun'}`,
  open: 'Ouvrir le fichier',
  rows: {
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
  caption: {
    label: 'Légende',
    hint: 'Ce que le lecteur doit savoir de l’image\u00a0: qui, où, quand. Elle s’affiche sous elle.',
  } satisfies FieldText,
  credit: {
    label: 'Crédit',
    hint: 'Auteur ou agence, par exemple «\u00a0Awa Diop / Groupe Obouo\u00a0».',
  } satisfies FieldText,
  licence: {
    label: 'Licence',
    hint: 'Ce que le groupe a le droit d’en faire\u00a0: cession, durée, pays, licence libre. Seule l’équipe la lit.',
  } satisfies FieldText,
  focal: {
    legend: 'Point d’intérêt',
    hint: 'Touchez dans l’image ce qui doit rester visible quand un cadre la recoupe, ou déplacez les deux curseurs.',
    x: 'De gauche à droite',
    y: 'De haut en bas',
    reset: 'Revenir au milieu',
    frames: [
      { label: 'Carte', ratio: '3/2' },
      { label: 'Bandeau', ratio: '2/1' },
      { label: 'Téléphone', ratio: '4/5' },
    ],
  },
  uses: {
    title: 'Utilisé dans',
    none: 'Aucun contenu n’utilise ce fichier.',
    loading: 'Recherche des contenus…',
    failed: 'Impossible de savoir où ce fichier est utilisé.',
    hiddenContent: 'Un contenu que votre rôle ne permet pas de lire',
    cover: 'couverture',
    share: 'partage',
    body: 'texte',
    collection: 'information du site',
    system: 'Les pages du site s’appuient sur cet asset.',
  },
  warning: {
    usedIn: 'Ce fichier est utilisé dans',
    consequence:
      'Une image quitte aussitôt les couvertures et les partages, et les textes le lendemain au plus tard. Un autre fichier reste lisible par ses liens jusqu’à son effacement.',
    otherContents: 'et d’autres contenus',
    hiddenContent: 'un contenu que votre rôle ne permet pas de lire',
  },
} as const;

export const uploadText = {
  title: 'Ajouter des fichiers',
  lead: 'Tout fichier ajouté devient public\u00a0: qui connaît son adresse peut l’ouvrir. Le lieu et la date de prise de vue sont retirés des photographies et des vidéos.',
  choose: 'Choisir des fichiers',
  chooseMore: 'Choisir d’autres fichiers',
  drop: 'ou déposez-les, ou collez-les, n’importe où sur la page.',
  limits:
    'Jusqu’à 50\u00a0Mo par fichier. Images JPG, PNG, GIF, WebP, AVIF (HEIC et BMP sont convertis là où le navigateur sait le faire)\u00a0; vidéos MP4, WebM, MOV\u00a0; sons MP3, M4A, OGG, WAV, FLAC\u00a0; documents PDF, DOC, DOCX, TXT. Au-delà de 6\u00a0Mo, un envoi interrompu reprend où il s’était arrêté\u00a0: choisissez de nouveau le même fichier dans les 24\u00a0heures.',
  /** Limits when only one kind is accepted. */
  limitsByKind: {
    image: 'Jusqu’à 50\u00a0Mo par image\u00a0: JPG, PNG, GIF, WebP, AVIF.',
    document: 'Jusqu’à 50\u00a0Mo par document\u00a0: PDF, DOC, DOCX, TXT.',
  },
  list: 'Fichiers choisis',
  submit: 'Uploader',
  submitting: 'Upload en cours...',
  resuming: 'Interrompu, reprise…',
  retry: 'Réessayer',
  remove: 'Retirer',
  cancel: 'Annuler l’envoi de',
  cancelShort: 'Annuler',
  altText: { label: 'Texte alternatif', hint: '' },
  altPlaceholder: 'Ce que montre l’image',
  creditPlaceholder: 'Auteur ou agence',
  licencePlaceholder: 'Cession, durée, CC BY…',
  status: {
    checking: 'Vérification…',
    preparing: 'Préparation du fichier…',
    ready: 'Prêt',
    resumed: 'Prêt\u00a0: l’envoi interrompu reprendra où il s’était arrêté.',
    waiting: 'En attente',
    sending: 'Envoi',
    interrupted: (percent: number) =>
      `Interrompu à ${percent}\u00a0%. L’envoi reprend tout seul dès que le réseau répond.`,
    saving: 'Enregistrement…',
    done: 'Ajouté',
    cancelled: 'Envoi annulé',
  },
  refusals: {
    empty: 'Ce fichier est vide.',
    tooBig: 'Ce fichier dépasse 50\u00a0Mo.',
    wrongType: 'Ce type de fichier n’est pas accepté.',
    heic: 'Votre navigateur ne sait pas lire cette photographie HEIC. Exportez-la en JPEG\u00a0; sur un iPhone, Réglages, Appareil photo, Formats, «\u00a0Le plus compatible\u00a0».',
    otherImage: 'Ce format d’image ne s’affiche pas sur le web\u00a0: exportez-la en JPEG ou en PNG.',
    otherVideo: 'Ce format de vidéo ne se lit pas sur le web\u00a0: convertissez-la en MP4 (H.264).',
    otherAudio: 'Ce format de son ne se lit pas sur le web\u00a0: convertissez-le en MP3 ou en M4A.',
    imageOnly: 'Ce fichier n’est pas une image\u00a0: ici, seules les images sont acceptées.',
    documentOnly: 'Ce fichier n’est pas un document\u00a0: ici, seuls les documents sont acceptés.',
    executable: 'Ce fichier est un programme\u00a0: il n’est jamais accepté, quel que soit son nom.',
    markup:
      'Les fichiers SVG, HTML et XML peuvent contenir du code\u00a0: ils ne sont pas acceptés. Exportez l’image en PNG ou en WebP.',
    mismatch: 'Le contenu de ce fichier ne correspond pas à son nom.',
    tooManyPixels:
      'Cette image dépasse 60\u00a0millions de pixels\u00a0: réduisez-la, par exemple à 6\u00a0000 pixels de large.',
    damaged: 'Cette image est endommagée\u00a0: elle ne s’affiche pas.',
    macros: 'Ce document contient des macros\u00a0: enregistrez-le sans elles.',
    unreadable: 'Ce fichier n’a pas pu être lu.',
  },
  notPrepared:
    'Votre navigateur ne sait pas préparer cette image\u00a0: elle part dans sa seule taille d’origine, sans ses métadonnées.',
  failures: {
    stored: 'Le fichier est envoyé, mais pas encore enregistré.',
  },
  discard: {
    title: 'Abandonner l’ajout\u00a0?',
    text: 'Les envois en cours s’arrêtent et les fichiers choisis sont oubliés.',
    confirm: 'Abandonner',
    cancel: 'Continuer',
  },
} as const;

/** Texts of a media field, by accepted kind. */
export const mediaPickerText = {
  image: {
    label: 'Image de couverture',
    none: 'Aucune image',
    choose: 'Choisir une image',
    change: 'Changer d’image',
    remove: 'Retirer l’image',
    title: 'Choisir une image',
    pick: 'Choisir',
    search: 'Rechercher une image',
    loading: 'Chargement de l’image…',
    missing: 'Cette image n’est plus dans la médiathèque.',
    upload: 'Importer une image',
    back: 'Revenir à la médiathèque',
    empty: 'Aucune image ne correspond.',
  },
  document: {
    label: 'Document',
    none: 'Aucun document',
    choose: 'Choisir un document',
    change: 'Changer de document',
    remove: 'Retirer le document',
    title: 'Choisir un document',
    pick: 'Choisir',
    search: 'Rechercher un document',
    loading: 'Chargement du document…',
    missing: 'Ce document n’est plus dans la médiathèque.',
    upload: 'Importer un document',
    back: 'Revenir à la médiathèque',
    empty: 'Aucun document ne correspond.',
  },
} as const;

export const orphanFilesText = {
  title: 'Fichiers orphelins',
  lead: 'Fichiers présents dans le stockage sans figurer dans la médiathèque ni dans sa corbeille\u00a0: restes d’envois interrompus ou de suppressions inachevées. Ceux de moins d’une heure ne sont pas comptés.',
  scanning: 'Lecture du stockage…',
  scannedCount: 'fichiers lus',
  none: 'Aucun fichier orphelin\u00a0: stockage et médiathèque se correspondent.',
  one: 'fichier orphelin',
  many: 'fichiers orphelins',
  remove: 'Effacer ces fichiers',
  removing: 'Effacement…',
  failed: 'Le stockage n’a pas pu être lu.',
  list: 'Liste des fichiers orphelins',
} as const;

export const generateRenditionsDialogText = {
  title: 'Préparer les photographies',
  lead: 'Les images ajoutées avant cette fonction sont servies dans leur taille d’origine, avec ce que l’appareil y a écrit. Cette opération en retire le lieu et la date de prise de vue, et crée les tailles que le site affiche. Leurs adresses ne changent pas.',
  counting: 'Recherche des images à préparer…',
  none: 'Toutes les images sont prêtes.',
  waiting: (shown: string, count: number) =>
    count === 1 ? 'Une image attend d’être préparée.' : `${shown}\u00a0images attendent d’être préparées.`,
  start: 'Préparer',
  stop: 'Arrêter',
  states: {
    running: 'Préparation en cours\u00a0:',
    stopped: 'Arrêtée. Images prêtes\u00a0:',
    done: 'Terminée. Images prêtes\u00a0:',
  },
  failures: 'Restées telles quelles',
  failed: 'La médiathèque n’a pas pu être lue. Réessayez dans un instant.',
  reasons: {
    missing: 'Le fichier n’est plus dans le stockage.',
    unreadable: 'Son contenu ne correspond pas à son nom.',
    damaged: 'L’image est endommagée\u00a0: elle ne s’affiche pas.',
    tooManyPixels: 'Elle dépasse 60\u00a0millions de pixels.',
    notPrepared: 'Votre navigateur ne sait pas la préparer.',
  },
} as const;

export const describePicturesDialogText = {
  title: 'Décrire les images',
  lead: 'Ce que chaque image montre, pour qui ne la voit pas\u00a0: une phrase suffit. Laissez vide une image décorative.',
  loading: 'Recherche des images sans texte alternatif…',
  none: 'Toutes les images ont un texte alternatif.',
  list: 'Images sans texte alternatif',
  save: (count: number) => (count > 1 ? `Enregistrer ${count} descriptions` : 'Enregistrer la description'),
} as const;

export const mediaReplacementText = {
  title: 'Remplacer',
  hint: 'Un autre fichier du même format prend sa place, à la même adresse, partout où il est utilisé.',
  choose: 'Choisir le nouveau fichier',
  otherFormat: 'L’adresse ne change pas, le format non plus\u00a0: choisissez un fichier',
  question: 'Remplacer ce fichier\u00a0?',
  consequence:
    'L’ancienne version reste 30\u00a0jours dans la corbeille. Les pages du site montrent la nouvelle dès leur prochaine ouverture. Qui a déjà ouvert le fichier lui-même peut revoir l’ancien pendant une heure.',
  checkTexts: 'Vérifiez que ces textes décrivent la nouvelle image.',
  /** A name has at most 300 characters (`mediaTextLimits`): 270 leave space for the suffix. */
  replacedName: (name: string) => name.slice(-270).replace(/(\.[a-z0-9]+)?$/i, ' (version remplacée)$1'),
  confirm: 'Remplacer',
  replacing: (percent: number) => `Remplacement… ${percent}\u00a0%`,
} as const;
