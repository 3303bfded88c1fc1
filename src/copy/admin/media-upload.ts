export const uploadText = {
  title: 'Ajouter des fichiers',
  lead: 'Tout fichier ajouté devient public\u00a0: qui connaît son adresse peut l’ouvrir. Le lieu et la date de prise de vue sont retirés des photographies et des vidéos MP4 et MOV.',
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
